import Catalog
import Lexing
import Testing
import Trees

@testable import Census

/// A source of the C family and the sites that it has, one a line: `rule@line certainty form`, then `in NAME` where a
/// declaration is around it, `if CONDITION` where one is, and `call TEXT`.
struct CFamilyMatch: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let language: Language
  let source: String
  let sites: String

  init(_ name: String, _ language: Language, _ source: String, _ sites: String) {
    testDescription = name
    self.language = language
    self.source = source
    self.sites = sites
  }
}

@Suite("Names in C, C++ and Objective-C code")
struct CFamilyMatchingTests {
  private static let index = Result { SpellingIndex(try Catalog.load()) }

  /// The sites of a module of one file, as a fixture has them.
  static func sites(of source: String, _ language: Language) throws -> [String] {
    let index = try index.get()
    var matcher = Matcher(index)
    let share = Source.with(Array(source.utf8)) { source in
      var tokens = TokenBuffer()
      language.lex(source, index.vocabulary, into: &tokens)
      return matcher.share(of: source, tokens, language, path: "App/File")
    }
    return Tally(of: share, at: "App/File").census.sites.map { site in
      var text = "\(site.rule)@\(site.line) \(site.certainty) \(site.form)"
      if !site.declaration.isEmpty { text += " in \(site.declaration)" }
      if !site.condition.isEmpty { text += " if \(site.condition)" }
      return text + " call \(site.call)"
    }
  }

  @Test(
    "What counts, how sure it is, where it stands",
    arguments: fixtures + valueFixtures + meaningFixtures + nameFixtures)
  func matches(_ fixture: CFamilyMatch) throws {
    let sites = try Self.sites(of: fixture.source, fixture.language)
    #expect(sites == fixture.sites.split(separator: "\n").map(String.init))
  }
}

extension CFamilyMatchingTests {
  static let fixtures = [
    CFamilyMatch(
      "calls of C in every place of an expression", .c,
      #"""
      #include <sys/stat.h>
      static int probe(const char *path) {
        struct stat info;
        if (-1 == stat(path, &info)) return 1;
        (void)lstat(path, &info);
        while (fstat(3, &info) == 0 && !stat(path, &info)) ;
        return path ? (stat)(path, &info) : statfs(path, 0);
      }
      """#,
      #"""
      required-reason.file-timestamp@4 certain call in probe call stat()
      required-reason.file-timestamp@5 certain call in probe call lstat()
      required-reason.file-timestamp@6 certain call in probe call fstat()
      required-reason.file-timestamp@6 certain call in probe call stat()
      required-reason.file-timestamp@7 certain call in probe call stat()
      required-reason.disk-space@7 likely call in probe call statfs()
      """#),
    CFamilyMatch(
      "a message can be the body of a macro", .objectiveC,
      #"""
      #import <Foundation/Foundation.h>
      #define kSession [NSURLSession sharedSession]
      #define session() [NSURLSession sharedSession]
      #define first(list) list[0]
      """#,
      #"""
      network.url-session@2 certain call in kSession call [NSURLSession sharedSession]
      network.url-session@3 certain call in session call [NSURLSession sharedSession]
      """#),
    CFamilyMatch(
      "a macro before a message is no operand, and an index is no message", .objectiveC,
      #"""
      #import <Foundation/Foundation.h>
      void go(void) {
        UNUSED [NSURLSession sharedSession];
        IGNORING(result) [[NSURLSession sharedSession] dataTaskWithURL:url];
        UNUSED[NSUserDefaults standardUserDefaults];
        table[sizeof stat] = table[(int)NSURLSession];
      }
      """#,
      #"""
      network.url-session@3 certain call in go call [NSURLSession sharedSession]
      network.url-session@4 certain call in go call [[NSURLSession sharedSession] dataTaskWithURL:]
      required-reason.user-defaults@5 certain call in go call [NSUserDefaults standardUserDefaults]
      """#),
    CFamilyMatch(
      "prototypes, records, fields and sizes are no calls", .c,
      #"""
      int stat(const char *path, struct stat *info);
      struct table { int (*lstat)(const char *, struct stat *); };
      int probe(struct table *table) {
        struct stat info;
        return sizeof(struct stat) + table->lstat("a", &info) + (*table->lstat)("a", &info);
      }
      """#,
      #"""

      """#),
    CFamilyMatch(
      "a field, a parameter or a variable of the same name is not what a call calls", .c,
      #"""
      struct peer { int socket; };
      int port(int socket) { return socket; }
      int open_peer(void) { return socket(AF_INET, SOCK_STREAM, 0); }
      """#,
      #"""
      network.sockets@3 likely call in open_peer call socket()
      """#),
    CFamilyMatch(
      "a function pointer of the same name is", .c,
      #"""
      int run(int (*lstat)(const char *, void *), void *info) { return lstat("a", info); }
      """#,
      #"""
      required-reason.file-timestamp@1 possible call in run call lstat()
      """#),
    CFamilyMatch(
      "functions as values", .c,
      #"""
      struct table table = { .read = fstat, .probe = &lstat };
      void fill(struct table *table) { table->probe = stat; use(statfs, 1); }
      typedef SWIFT_ENUM(int, Level, open) { LevelLow };
      """#,
      #"""
      required-reason.file-timestamp@1 possible reference in table call fstat
      required-reason.file-timestamp@1 possible reference in table call lstat
      required-reason.file-timestamp@2 possible reference in fill call stat
      required-reason.disk-space@2 possible reference in fill call statfs
      """#),
    CFamilyMatch(
      "macros, and what is around them", .c,
      #"""
      #define PROBE(path, info) stat((path), (info))
      #define PROBE64 lstat
      #define BEGIN {
      #define END }
      int first(void) { return mach_absolute_time(); }
      int second(void)
      BEGIN
        return 0;
      END
      int third(void) { return mach_absolute_time(); }
      """#,
      #"""
      required-reason.file-timestamp@1 likely call in PROBE call stat()
      required-reason.file-timestamp@2 possible reference in PROBE64 call lstat
      required-reason.system-boot-time@5 certain call in first call mach_absolute_time()
      required-reason.system-boot-time@10 certain call in third call mach_absolute_time()
      """#),
    CFamilyMatch(
      "old-style parameters and attributes before a body", .c,
      #"""
      int old(path, info)
        char *path; struct stat *info;
      { return stat(path, info); }
      static inline __attribute__((always_inline)) int late(void) { return mach_absolute_time(); }
      EXPORT(int) exported(void) API_AVAILABLE(ios(13.0)) { return mach_absolute_time(); }
      """#,
      #"""
      required-reason.file-timestamp@3 likely call in old call stat()
      required-reason.system-boot-time@4 certain call in late call mach_absolute_time()
      required-reason.system-boot-time@5 certain call in exported call mach_absolute_time()
      """#),
    CFamilyMatch(
      "branches that part a head or a block", .c,
      #"""
      #if A
      int probe(int fd) {
        if (fd) {
      #else
      int probe(long fd) {
        if (fd > 1) {
      #endif
          return fstat(fd, 0);
      #ifdef B
        } else {
      #endif
        }
        return mach_absolute_time();
      }
      int after(void) { return mach_absolute_time(); }
      """#,
      #"""
      required-reason.file-timestamp@8 likely call in probe call fstat()
      required-reason.system-boot-time@13 certain call in probe call mach_absolute_time()
      required-reason.system-boot-time@15 certain call in after call mach_absolute_time()
      """#),
    CFamilyMatch(
      "conditions keep their meaning, guards are none", .c,
      #"""
      #ifndef PROBE_H
      #define PROBE_H
      #if IOS || TV
      #if !MAC
      static int probe(void) { return mach_absolute_time(); }
      #endif
      #else
      static int other(void) { return mach_absolute_time(); }
      #endif
      #endif
      """#,
      #"""
      required-reason.system-boot-time@5 certain call in probe if (IOS || TV) && !MAC call mach_absolute_time()
      required-reason.system-boot-time@8 certain call in other if !(IOS || TV) call mach_absolute_time()
      """#),
    CFamilyMatch(
      "scopes of C++", .cPlusPlus,
      #"""
      namespace net {
      class Client : public Base {
       public:
        Client(int fd) : fd_(fd), name_{"x"} { ::connect(fd, nullptr, 0); }
        ~Client() { ::unlink("x"); }
        void go() const { auto bound = std::bind(&Client::go, this, 1); socket_.send(1, 2, 3, 4); file->open("x", O_RDWR); }
        bool operator==(const Client &other) const { return ::stat("x", &info) == 0; }
      };
      template <typename T = int> void Client::drop(T path) { std::rename(path, path); Client::connect(1, 2, 3); }
      }
      extern "C" { int entry(void) { return mach_absolute_time(); } }
      TEST(Store, Opens) { mach_absolute_time(); }
      """#,
      #"""
      network.sockets@4 certain call in Client::Client call connect()
      storage.delete@5 likely call in Client::~Client call unlink()
      required-reason.file-timestamp@7 certain call in Client::operator== call stat()
      storage.file-write@9 likely call in Client::drop call rename()
      required-reason.system-boot-time@11 certain call in entry call mach_absolute_time()
      required-reason.system-boot-time@12 certain call in TEST(Store, Opens) call mach_absolute_time()
      """#),
    CFamilyMatch(
      "messages, properties with a dot, chains and blocks", .objectiveC,
      #"""
      @implementation Store (Loading)
      - (void)load:(NSURL *)url then:(void (^)(void))done {
        [[self.session dataTaskWithURL:url completionHandler:^(NSData *data, NSURLResponse *r, NSError *e) {
          [NSUserDefaults.standardUserDefaults setObject:data forKey:@"last"];
        }] resume];
        NSTimeInterval now = NSProcessInfo.processInfo.systemUptime + [[NSProcessInfo processInfo] systemUptime];
        id shared = url ? (id)[NSURLSession sharedSession] : nil;
        NSDate *date = attributes[NSFileModificationDate];
      }
      + (void)late;
      { [[UIPasteboard generalPasteboard] setString:@"x"]; }
      RCT_EXPORT_METHOD(fetch:(NSString *)url) { [NSURLSession sharedSession]; }
      static void helper(void) { [UITextInputMode activeInputModes]; }
      @end
      static NSString *const kHost = @"https://api.example.com/v1";
      """#,
      #"""
      network.url-session@3 certain call in -[Store load:then:] call [dataTaskWithURL:completionHandler: resume]
      required-reason.user-defaults@4 certain call in -[Store load:then:] call [[NSUserDefaults standardUserDefaults] setObject:forKey:]
      required-reason.system-boot-time@6 certain member in -[Store load:then:] call [[NSProcessInfo processInfo] systemUptime]
      required-reason.system-boot-time@6 certain call in -[Store load:then:] call [[NSProcessInfo processInfo] systemUptime]
      network.url-session@7 certain call in -[Store load:then:] call [NSURLSession sharedSession]
      required-reason.file-timestamp@8 certain reference in -[Store load:then:] call NSFileModificationDate
      pasteboard.general@11 certain call in +[Store late] call [[UIPasteboard generalPasteboard] setString:]
      network.url-session@12 certain call in RCT_EXPORT_METHOD(fetch) call [NSURLSession sharedSession]
      required-reason.active-keyboards@13 certain call in helper call [UITextInputMode activeInputModes]
      network.url-literal@15 certain literal in kHost call https://api.example.com
      """#),
    CFamilyMatch(
      "declarations of methods and properties are no messages", .objectiveC,
      #"""
      @protocol Loading <NSObject>
      - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url;
      @property (nonatomic) NSTimeInterval systemUptime;
      @end
      @interface Store () <Loading> { NSURLSession *_session; }
      @property (nonatomic, strong) NSURLSession *session;
      @end
      @implementation Store
      - (NSURLSessionDataTask *)dataTaskWithURL:(NSURL *)url { return [super dataTaskWithURL:url]; }
      @end
      """#,
      #"""
      network.url-session@9 possible call in -[Store dataTaskWithURL:] call dataTaskWithURL:
      """#),
    CFamilyMatch(
      "selectors have all the pieces of a pattern", .objectiveC,
      #"""
      @implementation Store
      - (void)check {
        [self respondsToSelector:@selector(setValue:forKey:)];
        [device respondsToSelector:@selector(identifierForVendor)];
        [request respondsToSelector:@selector(setValue:forHTTPHeaderField:)];
      }
      @end
      """#,
      #"""
      tracking.identifier@4 certain reference in -[Store check] call identifierForVendor
      network.url-session@5 likely reference in -[Store check] call setValue
      """#),
    CFamilyMatch(
      "whose class a message goes to", .objectiveC,
      #"""
      @interface OwnHandle : NSObject
      + (id)fileHandleForWritingAtPath:(NSString *)path;
      @end
      @implementation Store
      - (void)write {
        [NSFileHandle fileHandleForWritingAtPath:path];
        [OwnHandle fileHandleForWritingAtPath:path];
        [OwnJSON dataWithJSONObject:value];
        NSData *JSONData = [NSData data];
        [JSONData writeToFile:path atomically:YES];
      }
      @end
      """#,
      #"""
      storage.file-write@6 certain call in -[Store write] call [NSFileHandle fileHandleForWritingAtPath:]
      storage.file-write@7 possible call in -[Store write] call [OwnHandle fileHandleForWritingAtPath:]
      storage.serialization@8 possible call in -[Store write] call [OwnJSON dataWithJSONObject:]
      storage.file-write@10 certain call in -[Store write] call writeToFile:atomically:
      """#),
    CFamilyMatch(
      "names in strings", .objectiveC,
      #"""
      void find(id object, NSString *name) {
        NSClassFromString(@"NSURLSession");
        [object valueForKey:@"systemUptime"];
        dlsym(RTLD_DEFAULT, "mach_absolute_time");
      }
      """#,
      #"""
      network.url-session@2 likely dynamic in find call NSClassFromString("NSURLSession")
      required-reason.system-boot-time@3 likely dynamic in find call valueForKey("systemUptime")
      required-reason.system-boot-time@4 likely dynamic in find call dlsym("mach_absolute_time")
      """#),
    CFamilyMatch(
      "what stands on the line after a directive", .objectiveC,
      #"""
      @implementation Store
      - (void)load {
      #if TARGET_OS_IOS
        [session dataTaskWithURL:url];
      #endif
        NSLog(@"loaded");
      #pragma clang diagnostic pop
        NSLog(@"%@", [NSTemporaryDirectory() stringByAppendingString:@"x"]);
      #define LOCAL
        stat(path, &info);
      }
      """#,
      #"""
      network.url-session@4 certain call in -[Store load] if TARGET_OS_IOS call dataTaskWithURL:
      logging.unified-log@6 certain call in -[Store load] call NSLog()
      logging.unified-log@8 certain call in -[Store load] call NSLog()
      storage.temporary@8 certain call in -[Store load] call NSTemporaryDirectory()
      required-reason.file-timestamp@10 certain call in -[Store load] call stat()
      """#),
  ]
}
