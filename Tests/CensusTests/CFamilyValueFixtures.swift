import Lexing

extension CFamilyMatchingTests {
  /// Functions as values, variables of properties, names that a file gives to types, texts for the compiler.
  static let valueFixtures = [
    CFamilyMatch(
      "who answers for a server, and what switches are given", .objectiveC,
      #"""
      #import <Foundation/Foundation.h>
      @implementation Pin
      - (void)URLSession:(NSURLSession *)s didReceiveChallenge:(id)c completionHandler:(void (^)(NSInteger))h { h(1); }
      - (void)webView:(id)w didReceiveAuthenticationChallenge:(id)c completionHandler:(id)h {}
      - (void)connection:(id)a willSendRequestForAuthenticationChallenge:(id)c {}
      - (void)other:(id)a didReceiveChallenge:(id)c completionHandler:(id)h {}
      - (void)switches:(AFSecurityPolicy *)p with:(BOOL)v {
        [p setAllowInvalidCertificates:YES];
        [p setAllowInvalidCertificates:v];
        [[p policy] setValidatesDomainName:NO];
        sec_protocol_options_set_peer_authentication_required(o, false);
      }
      @end
      @implementation NSURLRequest (D)
      + (BOOL)allowsAnyHTTPSCertificateForHost:(NSString *)h { return YES; }
      @end
      """#,
      #"""
      trust.challenge@3 certain reference in -[Pin URLSession:didReceiveChallenge:completionHandler:] call URLSession:didReceiveChallenge:completionHandler:
      trust.challenge@4 certain reference in -[Pin webView:didReceiveAuthenticationChallenge:completionHandler:] call webView:didReceiveAuthenticationChallenge:completionHandler:
      trust.challenge@5 certain reference in -[Pin connection:willSendRequestForAuthenticationChallenge:] call connection:willSendRequestForAuthenticationChallenge:
      trust.override@8 certain call in -[Pin switches:with:] call setAllowInvalidCertificates:YES
      trust.override@9 certain call in -[Pin switches:with:] call setAllowInvalidCertificates:
      trust.override@10 certain call in -[Pin switches:with:] call [policy setValidatesDomainName:NO]
      trust.override@11 certain call in -[Pin switches:with:] call sec_protocol_options_set_peer_authentication_required() = false
      trust.override@15 certain reference in +[NSURLRequest allowsAnyHTTPSCertificateForHost:] call allowsAnyHTTPSCertificateForHost:
      """#),
    CFamilyMatch(
      "what is loaded is a web address by what it is given", .objectiveC,
      #"""
      #import <Foundation/Foundation.h>
      void f(NSString *t, NSURL *file) {
        NSURL *w = [NSURL URLWithString:t];
        [NSData dataWithContentsOfURL:w];
        [NSData dataWithContentsOfURL:[NSURL URLWithString:@"file:///x"]];
        [NSData dataWithContentsOfURL:file];
      }
      """#,
      #"""
      network.remote-load@4 likely call in f call [NSData dataWithContentsOfURL:]
      network.remote-load@5 possible call in f call [NSData dataWithContentsOfURL:]
      network.remote-load@6 possible call in f call [NSData dataWithContentsOfURL:]
      """#),
    CFamilyMatch(
      "functions of C as values", .c,
      #"""
      #include <mach/mach_time.h>
      typedef uint64_t (*clk)(void);
      struct env e = { mach_absolute_time, 1 };
      clk t[] = { other, mach_absolute_time };
      clk pick(int x) { return x ? mach_absolute_time : other; }
      clk cast(void) { return (clk)mach_absolute_time; }
      OSStatus (*add)(CFDictionaryRef, CFTypeRef *) = &SecItemAdd;
      void run(void) { call(SecItemAdd); }
      int index(int *list) { return list[mach_absolute_time] + other; }
      void body(void) { if (x) { mach_absolute_time; } }
      """#,
      #"""
      required-reason.system-boot-time@3 certain reference in e call mach_absolute_time
      required-reason.system-boot-time@4 certain reference in t call mach_absolute_time
      required-reason.system-boot-time@5 certain reference in pick call mach_absolute_time
      required-reason.system-boot-time@6 certain reference in cast call mach_absolute_time
      keychain.write@7 certain reference in add call SecItemAdd
      keychain.write@8 certain reference in run call SecItemAdd
      """#),
    CFamilyMatch(
      "the variable of a property has its type, a parameter only in its function", .objectiveC,
      #"""
      #import <Foundation/Foundation.h>
      @interface Clock : NSObject
      @property (nonatomic) NSProcessInfo *info;
      @end
      @implementation Clock
      - (double)a { return _info.systemUptime; }
      - (double)b { return [_info systemUptime]; }
      - (double)c:(ServerStats *)info { return [info systemUptime]; }
      - (double)d:(NSProcessInfo *)stats { return [stats systemUptime]; }
      - (double)e { return [stats systemUptime]; }
      - (double)f { return _other.systemUptime; }
      @end
      double g(ServerStats *info) { return info.systemUptime; }
      """#,
      #"""
      required-reason.system-boot-time@6 certain member in -[Clock a] call systemUptime
      required-reason.system-boot-time@7 certain call in -[Clock b] call systemUptime
      required-reason.system-boot-time@8 possible call in -[Clock c:] call systemUptime
      required-reason.system-boot-time@9 certain call in -[Clock d:] call systemUptime
      required-reason.system-boot-time@10 possible call in -[Clock e] call systemUptime
      required-reason.system-boot-time@11 possible member in -[Clock f] call systemUptime
      required-reason.system-boot-time@13 possible member in g call systemUptime
      """#),
    CFamilyMatch(
      "a class that inherits from user defaults, and a class asked for itself", .objectiveC,
      #"""
      #import <UIKit/UIKit.h>
      @interface GroupDefaults : NSUserDefaults
      @end
      BOOL seen(void) { return [[GroupDefaults standardUserDefaults] boolForKey:@"seen"]; }
      NSArray *a(void) { return [[UITextInputMode class] activeInputModes]; }
      NSArray *b(void) { return [UITextInputMode valueForKey:@"activeInputModes"]; }
      NSArray *c(void) { return [keyboard activeInputModes]; }
      Class d(void) { return NSClassFromString(@"NSURL" @"Session"); }
      """#,
      #"""
      required-reason.user-defaults@2 certain reference in GroupDefaults call : NSUserDefaults
      required-reason.user-defaults@4 certain call in seen call [[GroupDefaults standardUserDefaults] boolForKey:]
      required-reason.active-keyboards@5 certain call in a call [[UITextInputMode class] activeInputModes]
      required-reason.active-keyboards@6 likely dynamic in b call valueForKey("activeInputModes")
      required-reason.active-keyboards@7 possible call in c call activeInputModes
      """#),
    CFamilyMatch(
      "texts for the compiler", .objectiveC,
      #"""
      #pragma message "https://a.example.com"
      void old(void) __attribute__((deprecated("see https://b.example.com")));
      void older(void) API_DEPRECATED("https://c.example.com", ios(9.0, 12.0));
      void oldest(void) KIT_DEPRECATED_MSG("https://d.example.com");
      #define BASE @"https://e.example.com"
      void run(void) { logDeprecated(@"https://f.example.com"); }
      """#,
      #"""
      network.url-literal@5 certain literal in BASE call https://e.example.com
      network.url-literal@6 certain literal in run call https://f.example.com
      """#),
    CFamilyMatch(
      "a dictionary literal is one expression", .objectiveC,
      #"""
      void p(NSString *p) {
        NSDictionary *a = @{NSFileProtectionKey: NSFileProtectionComplete};
        [fm setAttributes:@{NSFileProtectionKey: NSFileProtectionComplete} ofItemAtPath:p error:nil];
        f(NSFileProtectionComplete, @{@"a": @1});
      }
      """#,
      #"""
      file-protection.attribute@2 certain reference in p call NSFileProtectionKey = NSFileProtectionComplete
      file-protection.attribute@3 certain reference in p call NSFileProtectionKey = NSFileProtectionComplete
      file-protection.attribute@4 certain reference in p call NSFileProtectionComplete
      """#),
    CFamilyMatch(
      "a specialised function has its name", .cPlusPlus,
      #"""
      template<> uint64_t sp<int>() { return mach_absolute_time(); }
      std::function<int(int)> next() { mach_absolute_time(); return f<int>(3); }
      A::A() : Base<int>(1) { mach_absolute_time(); }
      """#,
      #"""
      required-reason.system-boot-time@1 certain call in sp call mach_absolute_time()
      required-reason.system-boot-time@2 certain call in next call mach_absolute_time()
      required-reason.system-boot-time@3 certain call in A::A call mach_absolute_time()
      """#),
  ]
}
