#import "LDGStorageMeter.h"

@implementation LDGStorageMeter

- (BOOL)hasRoomForBytes:(long long)bytes atURL:(NSURL *)url {
  NSNumber *room = nil;
  [url getResourceValue:&room forKey:NSURLVolumeAvailableCapacityForImportantUsageKey error:nil];
  return room.longLongValue > bytes;
}

@end
