import Lexing

extension CFamilyMatchingTests {
  /// Names that end a directive, are named without being called, or are a function's of the file.
  static let nameFixtures = [
    CFamilyMatch(
      "a directive ends with its line", .c,
      #"""
      #define NOW mach_absolute_time
      uint64_t now(void) { return NOW(); }
      #define ADD SecItemAdd
      (void)other;
      """#,
      #"""
      required-reason.system-boot-time@1 certain reference in NOW call mach_absolute_time
      keychain.write@3 certain reference in ADD call SecItemAdd
      """#),
    CFamilyMatch(
      "functions of the system that are named where their header is included", .c,
      #"""
      #include <sys/stat.h>
      #include <sys/statvfs.h>
      static struct { const char *name; call function; } table[] = { { "stat", (call)stat }, { "x", 0 } };
      int any(const char *p, int follow) { struct stat s; return (follow ? stat : lstat)(p, &s); }
      #define SPACE statvfs
      int walk(const char *p) { return each(p, fstat); }
      int other(int statfs) { return each(statfs); }
      """#,
      #"""
      required-reason.file-timestamp@3 likely reference in table call stat
      required-reason.file-timestamp@4 likely reference in any call stat
      required-reason.file-timestamp@4 likely reference in any call lstat
      required-reason.disk-space@5 likely reference in SPACE call statvfs
      required-reason.file-timestamp@6 likely reference in walk call fstat
      """#),
    CFamilyMatch(
      "… and where it is not", .c,
      "int walk(const char *p) { return each(p, lstat); }",
      "required-reason.file-timestamp@1 possible reference in walk call lstat"),
    CFamilyMatch(
      "a function of the file is what a call in it means, whatever it is given", .c,
      #"""
      static int stat(const char *path, struct reply *out) { return 0; }
      int run(const char *p) { struct reply r; struct stat s; return stat(p, &r) + lstat(p, &s); }
      """#,
      #"""
      required-reason.file-timestamp@2 possible call in run call stat()
      required-reason.file-timestamp@2 certain call in run call lstat()
      """#),
    CFamilyMatch(
      "a member or a function of the namespace is meant within it", .cPlusPlus,
      #"""
      namespace files { int stat(const char *p, int *o) { return 0; } int go(const char *p) { int o; return stat(p, &o); } }
      struct Disk { int lstat(const char *p, int *o); int run(const char *p); };
      int Disk::run(const char *p) { int o; return lstat(p, &o); }
      int outside(const char *p) { struct stat s; return stat(p, &s) + lstat(p, &s); }
      """#,
      #"""
      required-reason.file-timestamp@1 possible call in go call stat()
      required-reason.file-timestamp@3 possible call in Disk::run call lstat()
      required-reason.file-timestamp@4 certain call in outside call stat()
      required-reason.file-timestamp@4 certain call in outside call lstat()
      """#),
    CFamilyMatch(
      "an heir of the system's class calls what it inherits", .objectiveC,
      #"""
      @interface Locator : CLLocationManager @end
      @implementation Locator
      - (void)requestWhenInUseAuthorization { [super requestWhenInUseAuthorization]; }
      @end
      void go(id any) { [any requestWhenInUseAuthorization]; }
      """#,
      #"""
      permission.location@3 certain call in -[Locator requestWhenInUseAuthorization] call requestWhenInUseAuthorization
      permission.location@5 certain call in go call requestWhenInUseAuthorization
      """#),
    CFamilyMatch(
      "a category of the system's class declares the method of the system", .objectiveC,
      #"""
      @interface NSURLSession (Log)
      - (id)dataTaskWithURL:(NSURL *)u completionHandler:(id)h;
      @end
      void go(id any) { [any dataTaskWithURL:u completionHandler:nil]; }
      """#,
      "network.url-session@4 certain call in go call dataTaskWithURL:completionHandler:"),
    CFamilyMatch(
      "… and one of another class does not", .objectiveC,
      #"""
      @interface NSString (Log)
      - (id)dataTaskWithURL:(NSURL *)u completionHandler:(id)h;
      @end
      void go(id any) { [any dataTaskWithURL:u completionHandler:nil]; }
      """#,
      "network.url-session@4 possible call in go call dataTaskWithURL:completionHandler:"),
    CFamilyMatch(
      "what is assigned to a property in one method is known in the others", .objectiveC,
      #"""
      @implementation Page
      - (void)startUpdatingLocation { [self go]; }
      - (void)make { if (!self.place) { self.place = [[CLLocationManager alloc] init]; } }
      - (void)go { if (self.place) { [self.place startUpdatingLocation]; } }
      @end
      """#,
      #"""
      permission.location@3 certain call in -[Page make] call [[CLLocationManager alloc] init]
      permission.location@4 certain call in -[Page go] call startUpdatingLocation
      """#),
  ]
}
