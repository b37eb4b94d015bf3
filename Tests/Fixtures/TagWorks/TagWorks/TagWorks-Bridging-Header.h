#import "TWKSignatureFile.h"
