#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

/// A signature as a PNG, written by the pad of the first version.
NS_SWIFT_NAME(SignatureFile)
@interface TWKSignatureFile : NSObject
+ (BOOL)writeImage:(UIImage *)image toURL:(NSURL *)url error:(NSError **)error
    NS_SWIFT_NAME(write(_:to:));
@end

NS_ASSUME_NONNULL_END
