/** One sentence of the product description: its section there, and where it can be seen to hold. */
export type Line = { section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9; says: string; provedBy: 'http' | 'browser' }

const http = (section: Line['section'], says: string) => ({ section, says, provedBy: 'http' }) as const
const browser = (section: Line['section'], says: string) => ({ section, says, provedBy: 'browser' }) as const

/**
 * The product description, line by line, in its order. What stands in single quotes is its own wording and is kept to
 * the letter. Each has exactly one check (`checks.ts`).
 */
export const lines = {
  // 1. What the product does and for whom
  'guests read everything that is public': http(
    1,
    'Guests browse admissions, programs, events, tips, the knowledge desk, gallery, testimonials, achievers, careers, FAQ, legal pages and contact',
  ),
  'header shows phone, mail and five networks': browser(
    1,
    'The header shows the phone number, the e-mail address and facebook, twitter, instagram, linkedin, youtube',
  ),
  'data of every category is there': http(
    1,
    'Branches, courses, tests, achievers with categories, events, blogs, job openings, team members and legal pages have data',
  ),

  // 2. Screens and routes: the route table
  'route home': http(2, '/ is the home page, public'),
  'route course of a branch': http(2, '/{branch_slug}/courses/{course_slug} is the course page of a branch, public'),
  'route generic page': http(2, '/{slug} is a generic page, public'),
  'route two-year program': http(2, '/2-year-integrated-day-scholar-and-residential-program, public'),
  'route about us': http(2, '/about-us, public'),
  'route achiever': http(2, '/achievers/{slug}, public'),
  'route admission': http(2, '/admission, public'),
  'route admission school': http(2, '/admission/class-8-9-10, public'),
  'route admission puc': http(2, '/admission/puc, public'),
  'route admission test': http(2, '/admission/online-tests/{slug}, sign-in required'),
  'route admission test ongoing': http(2, '/admission/online-tests/{slug}/ongoing, sign-in required'),
  'route admission test report': http(2, '/admission/online-tests/{slug}/report, sign-in required'),
  'route sign in': http(2, '/auth/sign-in, guests only'),
  'route sign up': http(2, '/auth/sign-up, guests only'),
  'route forgot password': http(2, '/auth/forgot-password, guests only'),
  'route reset password': browser(2, '/auth/reset-password/{user_token}, guests only'),
  'route careers': http(2, '/careers, public'),
  'route contact us': http(2, '/contact-us, public'),
  'route course enrolled': http(2, '/course-enrolled, sign-in required'),
  'route events': http(2, '/events, public'),
  'route event': http(2, '/events/{slug}, public'),
  'route expert tips': http(2, '/expert-tips, public'),
  'route expert tip': http(2, '/expert-tips/{slug}, public'),
  'route faq': http(2, '/faq, public'),
  'route gallery': http(2, '/gallery, public'),
  'route knowledge desk': http(2, '/knowledge-desk, public'),
  'route article': http(2, '/knowledge-desk/{slug}, the detail page of a blog, public'),
  'route leadership team': http(2, '/leadership-team, public'),
  'route legal': http(2, '/legal/{slug}, public'),
  'route mission vision': http(2, '/mission-vision, public'),
  'route online tests': http(2, '/online-tests, public'),
  'route online test': http(2, '/online-tests/{slug}, public'),
  'route online test ongoing': http(2, '/online-tests/{slug}/ongoing, sign-in required'),
  'route online test report': http(2, '/online-tests/{slug}/report, sign-in required'),
  'route profile': http(2, '/profile, sign-in required'),
  'route test enrolled': http(2, '/test-enrolled, sign-in required'),
  'route testimonial': http(2, '/testimonial, public'),
  'route vrddhi': http(2, '/vrddhi, public'),
  'route vrddhi syllabus': http(2, '/vrddhi/syllabus, public'),
  'unmatched path on a hard load': http(2, "An unmatched path is a 404 with 'Page not found: {path}'"),
  'unmatched path inside the site': browser(2, "An unmatched path inside the site shows 'Page not found: {path}'"),

  // 2. Site header
  'logo leads home': browser(2, 'Header: the logo links to /'),
  'top bar': browser(2, 'Header: a top bar with phone, e-mail and social links'),
  'menu toggle': browser(2, 'Header: a toggle for the mobile menu'),
  'menu or drawer by width': browser(2, 'Header: desktop menu when wider than 992 px, side drawer below'),
  'drawer closes on a route change': browser(2, 'Header: the drawer closes on every route change'),
  'menu uses branches and categories': browser(2, 'Header: the menu uses branch data and achiever-category data'),
  'loading bar is thin and gold': browser(2, 'A thin gold loading bar (#eacf6c, height 3) above the page'),

  // 2. Error screen
  'error screen shows the status': browser(2, 'Error screen: shows the status code'),
  'error screen of 404': browser(
    2,
    "Error screen on 404: 'Oops! Page Not Found', and that the page might have been removed, renamed or is temporarily unavailable",
  ),
  'error screen of any other status': browser(2, "Error screen of any other status: 'Oops! An error occured'"),
  'error screen leads home': browser(2, "Error screen: a 'Return To Home' button goes to /"),

  // 2. Newsletter block, footer, floating bar
  'newsletter stands on every page': browser(
    2,
    "Every page: 'Subscribe our newsletter', an e-mail field, 'Subscribe Now' with a spinner while sending",
  ),
  'footer stands on every page': browser(
    2,
    'Every page: footer with social links, four columns, address, e-mail, two phones, copyright with the year',
  ),
  'footer links': browser(2, 'Footer: all the listed pages are linked'),
  'footer links of legal pages': browser(2, 'Footer: one /legal/{slug} link per legal page, labelled by its page_name'),
  'floating bar stands on every page': browser(
    2,
    "Every page: floating bar with call, e-mail, WhatsApp chat, five social links and 'Connect With Us'",
  ),

  // 3. Entities and their fields
  'session holds a user with a token': http(
    3,
    'An authenticated session holds a user with a token, kept in the cookie next-auth.session-token',
  ),
  'branch list field': http(3, 'Branch list: the response field is branch'),
  'achiever category field': http(3, 'Achiever category list: the response field is achiverCategory'),
  'legal field': http(3, 'Legal pages: the response field legal is an array of items with slug and page_name'),
  'subscription fields': http(3, 'Newsletter subscription: email and page_url are sent'),
  'subscription response': http(3, 'Subscription response: message, and errors.email as a list of messages'),

  // 4. States and transitions
  'session states': browser(
    4,
    'Session: loading during sign-in, then authenticated; unauthenticated after sign-out or without a session; error after a failed sign-in',
  ),
  'bearer token is sent': browser(4, 'When authenticated, a bearer token is sent with requests'),
  'drawer opens and closes': browser(4, 'Mobile drawer: toggled by the menu button, closed on route change'),
  'loading bar starts and finishes': browser(4, 'Loading bar: starts with a request, finishes when it ends or fails'),
  'newsletter submitting': browser(4, 'Newsletter form while submitting: button disabled, spinner'),
  'newsletter success': browser(4, 'Newsletter form on success: toast with the server message, form reset'),
  'newsletter failure': browser(4, 'Newsletter form on failure: error toast and error at the e-mail field'),
  'legal column': browser(
    4,
    'Footer legal column: four placeholder lines while loading, afterwards the list only if it has an item; lazily, client only',
  ),
  'countdown events': browser(4, 'Countdown: start, progress, abort and end; interval 1000 ms by default'),
  'toast types': browser(4, 'Toasts: success, error, warning, info, default'),
  'new build is noticed': browser(4, 'A new build is detected by polling; a failed chunk load reloads the page'),

  // 5. Validation rules
  'newsletter rules': browser(5, 'Newsletter e-mail: required and of a valid format, messages under the field'),
  'newsletter rejection at the field': browser(
    5,
    'On server rejection the first of errors.email is shown at the field',
  ),
  'newsletter rules on the server': http(5, 'The server refuses a missing or malformed e-mail, in errors.email'),
  'pagination rules': browser(5, 'Pagination: positive total, 10 items per page, 5 pages shown, current page required'),
  'guards of pages': http(5, "Guards: 'auth' protects signed-in pages and 'guest-only' the auth pages"),

  // 6. Roles and permissions
  'what a guest may open': http(6, 'A guest opens public pages and auth pages, nothing of a signed-in person'),
  'what a signed-in person may open': http(
    6,
    'A signed-in person opens profile, course-enrolled, test-enrolled, attempt, report and admission test pages',
  ),
  'no named roles': http(6, 'A person who registers has no named role'),

  // 7. The calls: session
  'sign-in call': http(
    7,
    'POST /api/auth/callback/{provider}: form-encoded, gives a url that may include an error query parameter',
  ),
  'sign-in of another provider': http(7, 'POST /api/auth/signin/{provider}: form-encoded, gives a url'),
  'sign-out call': http(7, 'POST /api/auth/signout with callbackUrl ends the session'),
  'providers call': http(7, 'GET /api/auth/providers'),
  'session call': http(7, 'GET /api/auth/session: an empty object means no session'),

  // 7. Build and assets
  'build files': http(7, 'GET builds/latest.json and builds/meta/{buildId}.json'),
  'image proxy': http(7, 'Image proxy: /_ipx/{modifiers}/{path}'),

  // 7. Product API
  'calls carry a token and JSON': browser(
    7,
    'Calls go to the API base URL, with a bearer Authorization header when signed in and JSON accepted',
  ),
  'GET mission-vision': http(7, 'Content: mission-vision'),
  'GET seo': http(7, 'Content: seo'),
  'GET faq': http(7, 'Content: faq'),
  'GET legal': http(7, 'Content: legal'),
  'GET branch': http(7, 'Content: branch'),
  'GET course': http(7, 'Content: course'),
  'GET gallery': http(7, 'Content: gallery'),
  'GET campaign': http(7, 'Content: campaign'),
  'GET event': http(7, 'Content: event'),
  'GET testimonial': http(7, 'Content: testimonial'),
  'GET counter': http(7, 'Content: counter'),
  'GET feature': http(7, 'Content: feature'),
  'GET tests': http(7, 'Content: tests'),
  'GET blog': http(7, 'Content: blog'),
  'GET expert-tip': http(7, 'Content: expert-tip'),
  'GET about-section': http(7, 'Content: about-section'),
  'GET tests/main-paginate': http(7, 'Content: tests/main-paginate'),
  'GET achiever/category': http(7, 'Content: achiever/category'),
  'GET achiever/student': http(7, 'Content: achiever/student'),
  'GET home-page-banner': http(7, 'Content: home-page-banner'),
  'GET job-openings': http(7, 'Content: job-openings'),
  'GET team-member/management': http(7, 'Content: team-member/management'),
  'GET team-member/staff': http(7, 'Content: team-member/staff'),
  'POST contact-form': http(7, 'Form: contact-form'),
  'POST day-scholar-form': http(7, 'Form: day-scholar-form'),
  'POST subscription-form': http(7, 'Form: subscription-form, multipart with email and page_url'),
  'POST vrddhi-form': http(7, 'Form: vrddhi-form'),
  'POST auth/register': http(7, 'Account: auth/register'),
  'POST auth/forgot-password': http(7, 'Account: auth/forgot-password'),
  'POST auth/reset-password': http(7, 'Account: auth/reset-password'),
  'POST auth/login': http(7, 'Account: auth/login'),
  'GET auth/logout': http(7, 'Account: auth/logout'),
  'GET profile': http(7, 'Account: profile'),
  'POST profile/update': http(7, 'Account: profile/update'),
  'POST profile/update-password': http(7, 'Account: profile/update-password'),
  'POST admission/puc': http(7, 'Admission: admission/puc'),
  'POST admission/not-puc': http(7, 'Admission: admission/not-puc, with the class as people write it'),
  'POST admission/registration': http(7, 'Admission: admission/registration, which says when a parent must agree'),
  'POST admission/verify': http(7, 'Admission: admission/verify, which says when a parent must agree'),
  'GET admission/info': http(7, 'Admission: admission/info'),
  'GET admission/info/repay': http(7, 'Admission: admission/info/repay'),
  'GET admission/info/test': http(7, 'Admission: admission/info/test'),
  'GET admission/info/download': http(7, 'Admission: admission/info/download, or why not yet and where to go'),
  'GET tests-enrolled': http(7, 'Enrolment: tests-enrolled'),
  'GET courses-enrolled': http(7, 'Enrolment: courses-enrolled'),
  'header calls': browser(7, 'Header: GET achiever/category and GET branch/all, lazily, client side only'),
  'newsletter call': browser(7, 'Newsletter: multipart with email and page_url, the public URL plus the full path'),
  'legal call': browser(7, 'Legal list: lazily, client side only; slug and page_name are read'),
  retry: http(
    7,
    'One retry for GET-like requests and none for PATCH, POST, PUT, DELETE, on 408, 409, 425, 429, 500, 502, 503, 504; a failure is raised',
  ),

  // 8. Error catalogue
  'sign-in with an error': browser(8, 'The sign-in url carries an error: sign-in fails, the status becomes error'),
  'no session': browser(8, 'No session found: the session is cleared'),
  'page not found': browser(8, "Page not found or failed page load: the screen 'Oops! Page Not Found'"),
  'other page error': browser(8, "Other page error: the screen 'Oops! An error occured'"),
  'fatal error': browser(8, 'A fatal or unhandled error of the application: the error screen'),
  'newsletter refused': browser(
    8,
    'Newsletter failure: server message as error toast, first errors.email at the field',
  ),
  'chunk load failure': browser(8, 'A chunk that cannot be loaded: the page reloads'),
  'external address inside the site': browser(8, 'Going to an external URL without permission is refused'),
  'external address after signing in': http(8, 'A callbackUrl of another site is not followed after signing in or out'),

  // 9. Business constants and limits
  'constant of the menu': browser(9, 'Menu breakpoint: 992 px'),
  'constants of toasts': browser(9, 'Toasts: 8000 ms, bottom-center, at most 20'),
  'constants of the loading bar': browser(9, 'Loading bar: #eacf6c, height 3, throttle 10000 ms for API requests'),
  'constant of scrolling': browser(9, 'Scroll animation: 500 ms, ease'),
  'constants of pagination': browser(9, 'Pagination: 10 items per page, 5 pages shown'),
  'constants of builds': browser(9, 'Build manifest every 60 minutes; reload guard 10 seconds'),
  'constants of pictures': http(
    9,
    'Images: xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536; densities 1 and 2; quality 80; webp',
  ),
  'pictures of a page': browser(9, 'Pages ask for these widths and densities, in webp of quality 80'),
  'constant of the countdown': browser(9, 'Countdown interval 1000 ms'),
  'constants of the footer': browser(
    9,
    'Four placeholder lines while legal links load; the copyright year is this year',
  ),
} as const satisfies Record<string, Line>

export type LineName = keyof typeof lines
