#import <Foundation/Foundation.h>

/// How much room is left for photos.
@interface LDGStorageMeter : NSObject
- (BOOL)hasRoomForBytes:(long long)bytes atURL:(NSURL *)url;
@end
