import Lexing

extension CFamilyMatchingTests {
  /// Which declaration of its name a call or a message can mean.
  static let meaningFixtures = [
    CFamilyMatch(
      "a wrapper with the name of what it wraps: the receiver's class decides", .objectiveC,
      #"""
      @interface Service : NSObject { CLLocationManager *_other; }
      @property CLLocationManager *manager;
      - (void)requestWhenInUseAuthorization;
      - (void)startUpdatingLocation;
      @end
      @implementation Service
      - (void)requestWhenInUseAuthorization { [self.manager requestWhenInUseAuthorization]; }
      - (void)startUpdatingLocation { [_other startUpdatingLocation]; }
      - (void)go { [_manager startUpdatingLocation]; [self startUpdatingLocation]; }
      @end
      void go(Service *service) { [service startUpdatingLocation]; }
      """#,
      #"""
      permission.location@7 certain call in -[Service requestWhenInUseAuthorization] call requestWhenInUseAuthorization
      permission.location@8 certain call in -[Service startUpdatingLocation] call startUpdatingLocation
      permission.location@9 certain call in -[Service go] call startUpdatingLocation
      permission.location@9 possible call in -[Service go] call startUpdatingLocation
      permission.location@11 possible call in go call startUpdatingLocation
      """#),
    CFamilyMatch(
      "own selectors of several pieces", .objectiveC,
      #"""
      @interface Gate : NSObject
      - (void)requestAccessForMediaType:(id)type completionHandler:(id)block;
      - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
      - (void)evaluatePolicy:(NSInteger)policy localizedReason:(id)reason reply:(id)reply;
      @end
      void own(Gate *gate, NSData *data, LAContext *context) {
        [gate requestAccessForMediaType:AVMediaTypeVideo completionHandler:nil];
        [gate writeToFile:path atomically:YES];
        [gate evaluatePolicy:1 localizedReason:@"a" reply:nil];
        [AVCaptureDevice requestAccessForMediaType:AVMediaTypeVideo completionHandler:nil];
        [data writeToFile:path atomically:YES];
        [context evaluatePolicy:1 localizedReason:@"a" reply:nil];
        [text writeToFile:path atomically:YES encoding:4 error:nil];
      }
      """#,
      #"""
      permission.camera@7 possible call in own call requestAccessForMediaType:completionHandler:
      storage.file-write@8 possible call in own call writeToFile:atomically:
      permission.face-id@9 possible call in own call evaluatePolicy:localizedReason:reply:
      scope.local-authentication@9 possible call in own call evaluatePolicy:localizedReason:reply:
      permission.camera@10 certain call in own call [AVCaptureDevice requestAccessForMediaType:completionHandler:]
      storage.file-write@11 certain call in own call writeToFile:atomically:
      permission.face-id@12 certain call in own call evaluatePolicy:localizedReason:reply:
      scope.local-authentication@12 certain call in own call evaluatePolicy:localizedReason:reply:
      storage.file-write@13 certain call in own call writeToFile:atomically:encoding:error:
      """#),
    CFamilyMatch(
      "a property of another class is not the system's", .objectiveC,
      #"""
      @interface Info : NSObject
      @property (nonatomic, copy) NSString *identifierForVendor;
      @end
      id a(void) { return UIDevice.currentDevice.identifierForVendor; }
      id b(UIDevice *device) { return device.identifierForVendor; }
      id c(Info *info) { return info.identifierForVendor; }
      """#,
      #"""
      tracking.identifier@4 certain member in a call [[UIDevice currentDevice] identifierForVendor]
      tracking.identifier@5 certain member in b call identifierForVendor
      tracking.identifier@6 possible member in c call identifierForVendor
      """#),
    CFamilyMatch(
      "a key is asked of something else", .objectiveC,
      #"""
      void a(NSDictionary *d, NSManagedObject *row, id any, NSProcessInfo *info) {
        [d valueForKey:@"systemUptime"];
        [row valueForKey:@"systemUptime"];
        [any valueForKey:@"systemUptime"];
        [info valueForKey:@"systemUptime"];
      }
      """#,
      #"""
      required-reason.system-boot-time@2 possible dynamic in a call valueForKey("systemUptime")
      required-reason.system-boot-time@3 possible dynamic in a call valueForKey("systemUptime")
      required-reason.system-boot-time@4 likely dynamic in a call valueForKey("systemUptime")
      required-reason.system-boot-time@5 likely dynamic in a call valueForKey("systemUptime")
      """#),
    CFamilyMatch(
      "self in a category of the system's class, in its heir, in another class", .objectiveC,
      #"""
      @implementation NSProcessInfo (Up)
      - (double)a { return [self systemUptime]; }
      - (double)b { return self.systemUptime + self.other.systemUptime + [[self other] systemUptime]; }
      @end
      @interface Info : NSProcessInfo
      @end
      @implementation Info
      - (double)c { return [super systemUptime]; }
      @end
      @implementation Stats
      - (double)d { return [self systemUptime]; }
      @end
      """#,
      #"""
      required-reason.system-boot-time@2 certain call in -[NSProcessInfo a] call systemUptime
      required-reason.system-boot-time@3 certain member in -[NSProcessInfo b] call systemUptime
      required-reason.system-boot-time@3 possible member in -[NSProcessInfo b] call systemUptime
      required-reason.system-boot-time@3 possible call in -[NSProcessInfo b] call [other systemUptime]
      required-reason.system-boot-time@8 certain call in -[Info c] call systemUptime
      required-reason.system-boot-time@11 possible call in -[Stats d] call systemUptime
      """#),
    CFamilyMatch(
      "a prototype announces the system's function", .c,
      #"""
      extern int stat(const char *path, struct stat *buf);
      int socket(int, int, int);
      extern uint64_t mach_absolute_time(void);
      int a(const char *p, struct stat *out) { return stat(p, out) + socket(2, 1, 0) + mach_absolute_time(); }
      """#,
      #"""
      required-reason.file-timestamp@4 likely call in a call stat()
      network.sockets@4 likely call in a call socket()
      required-reason.system-boot-time@4 certain call in a call mach_absolute_time()
      """#),
    CFamilyMatch(
      "… but what has a body, or is static, is the file's", .c,
      #"""
      static int stat(const char *path, struct stat *buf);
      int lstat(const char *path, struct stat *buf) { return 0; }
      uint64_t mach_absolute_time(void) { return 0; }
      int a(const char *p, struct stat *out) { return stat(p, out) + lstat(p, out) + mach_absolute_time(); }
      """#,
      #"""
      required-reason.file-timestamp@4 possible call in a call stat()
      required-reason.file-timestamp@4 possible call in a call lstat()
      required-reason.system-boot-time@4 possible call in a call mach_absolute_time()
      """#),
    CFamilyMatch(
      "functions of a namespace, and the scope of all", .cPlusPlus,
      #"""
      namespace fs { int stat(const char *p, struct stat *out) { return ::stat(p, out) + ::lstat(p, out); } }
      int fs::fstat(int fd, struct stat *out) { return ::fstat(fd, out); }
      int a(const char *p, struct stat *out) { return fs::stat(p, out) + fs::fstat(3, out); }
      extern "C" { int lstat(const char *, struct stat *); }
      """#,
      #"""
      required-reason.file-timestamp@1 certain call in stat call stat()
      required-reason.file-timestamp@1 certain call in stat call lstat()
      required-reason.file-timestamp@2 certain call in fs::fstat call fstat()
      """#),
    CFamilyMatch(
      "a variable that is called hides the function, address or not", .cPlusPlus,
      #"""
      int a(stat_fn stat, const char *p) { struct stat s; return stat(p, &s); }
      int b(int (*lstat)(const char *, struct stat *)) { struct stat s; return lstat("a", &s); }
      int c(struct table *v) { stat_fn stat = v->stat; struct stat s; return stat("a", &s); }
      int d() { auto stat = [](const char *, void *) { return 0; }; int x; return stat("a", &x); }
      int e() { struct stat s; return stat("a", &s) + lstat("a", &s); }
      """#,
      #"""
      required-reason.file-timestamp@1 possible call in a call stat()
      required-reason.file-timestamp@2 possible call in b call lstat()
      required-reason.file-timestamp@3 possible call in c call stat()
      required-reason.file-timestamp@4 possible call in d call stat()
      required-reason.file-timestamp@5 certain call in e call stat()
      required-reason.file-timestamp@5 certain call in e call lstat()
      """#),
    CFamilyMatch(
      "a pointer of the whole file is called", .c,
      #"""
      static int (*stat)(const char *, struct stat *);
      int a(void) { struct stat s; return stat("a", &s); }
      """#,
      #"""
      required-reason.file-timestamp@2 possible call in a call stat()
      """#),
  ]
}
