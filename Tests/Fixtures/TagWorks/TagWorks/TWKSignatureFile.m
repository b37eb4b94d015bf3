#import "TWKSignatureFile.h"

@implementation TWKSignatureFile

+ (BOOL)writeImage:(UIImage *)image toURL:(NSURL *)url error:(NSError **)error {
  NSData *png = UIImagePNGRepresentation(image);
  if (png == nil) {
    if (error) *error = [NSError errorWithDomain:NSCocoaErrorDomain code:NSFileWriteUnknownError userInfo:nil];
    return NO;
  }
  return [png writeToURL:url options:NSDataWritingAtomic error:error];
}

@end
