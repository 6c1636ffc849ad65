import type { OtherLanguage } from '@northlight/contract/words/languages'
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Who the institute is, who works in it and how to reach it. */
const institute = [
  route('about-us', 'routes/institute/about-us.tsx'),
  route('mission-vision', 'routes/institute/mission-vision.tsx'),
  route('leadership-team', 'routes/institute/leadership-team.tsx'),
  route('testimonial', 'routes/institute/testimonial.tsx'),
  route('gallery', 'routes/institute/gallery.tsx'),
  route('achievers/:slug', 'routes/institute/achievers.tsx'),
  route('careers', 'routes/institute/careers.tsx'),
  route('contact-us', 'routes/institute/contact-us.tsx'),
]

/** What is there to read, to attend and to try. */
const reading = [
  route('knowledge-desk', 'routes/reading/knowledge-desk.tsx'),
  route('knowledge-desk/:slug', 'routes/reading/article.tsx'),
  route('expert-tips', 'routes/reading/expert-tips.tsx'),
  route('expert-tips/:slug', 'routes/reading/expert-tip.tsx'),
  route('events', 'routes/reading/events.tsx'),
  route('events/:slug', 'routes/reading/event.tsx'),
  route('event-reservation/:key', 'routes/reading/event-reservation.tsx'),
  route('faq', 'routes/reading/faq.tsx'),
  route('legal/:slug', 'routes/institute/legal.tsx'),
  route('accessibility', 'routes/institute/accessibility.tsx'),
  route('online-tests', 'routes/tests/online-tests.tsx'),
  route('online-tests/:slug', 'routes/tests/online-test.tsx'),
  route('online-tests/:slug/report', 'routes/tests/test-report.tsx'),
  route('online-tests/:slug/report/questions', 'routes/tests/test-review.tsx'),
  route('practice', 'routes/tests/practice.tsx'),
  route('practice/try', 'routes/tests/practice-try.tsx'),
  route('practice/bookmarks', 'routes/tests/bookmarks.tsx'),
  route('practice/:uuid', 'routes/tests/practice-session.tsx'),
  route('sitemap', 'routes/institute/site-map.tsx'),
]

/** What is taught, what it costs and how to join. */
const joining = [
  route(':branch_slug/courses/:course_slug', 'routes/joining/course.tsx'),
  route('fees', 'routes/joining/fees.tsx'),
  route('compare', 'routes/joining/compare.tsx'),
  route('2-year-integrated-day-scholar-and-residential-program', 'routes/joining/two-year-programme.tsx'),
  route('vrddhi', 'routes/joining/vrddhi.tsx'),
  route('vrddhi/syllabus', 'routes/joining/vrddhi-syllabus.tsx'),
  route('admission', 'routes/joining/admission.tsx'),
  route('admission/puc', 'routes/joining/admission-puc.tsx'),
  route('admission/class-8-9-10', 'routes/joining/admission-school.tsx'),
  route('admission/register', 'routes/joining/admission-register.tsx'),
  route('admission/application', 'routes/joining/admission-application.tsx'),
  route('admission/hall-ticket/:code', 'routes/joining/admission-hall-ticket.tsx'),
  route('admission/online-tests/:slug', 'routes/joining/admission-test.tsx'),
  route('admission/online-tests/:slug/report', 'routes/tests/test-report.tsx', { id: 'admission-test-report' }),
  route('admission/online-tests/:slug/report/questions', 'routes/tests/test-review.tsx', {
    id: 'admission-test-review',
  }),
]

/** Signing in and out, and what a person sees of their own account. */
const account = [
  route('auth/sign-in', 'routes/account/sign-in.tsx'),
  route('auth/sign-up', 'routes/account/sign-up.tsx'),
  route('auth/forgot-password', 'routes/account/forgot-password.tsx'),
  route('auth/reset-password/:token', 'routes/account/reset-password.tsx'),
  route('profile', 'routes/account/profile.tsx'),
  route('profile/details', 'routes/account/profile-details.tsx'),
  route('profile/complete', 'routes/account/profile-complete.tsx'),
  route('profile/progress', 'routes/account/progress.tsx'),
  route('profile/notices', 'routes/account/notices.tsx'),
  route('profile/children/:id', 'routes/account/child.tsx'),
  route('profile/children/:id/reports/:attempt', 'routes/account/child-report.tsx'),
  route('course-enrolled', 'routes/account/course-enrolled.tsx'),
  route('test-enrolled', 'routes/account/test-enrolled.tsx'),
  route('payments', 'routes/account/payments.tsx'),
  route('parent-consent/:token', 'routes/account/parent-consent.tsx'),
  route('parent-consent/:token/data', 'routes/account/parent-data.tsx'),
  route('keep-account/:token', 'routes/account/keep-account.tsx'),
  route('undo-address/:token', 'routes/account/undo-address.tsx'),
  route('confirm-address/:id/:token', 'routes/account/confirm-address.tsx'),
  route('stop-notices/:key', 'routes/account/stop-notices.tsx'),
]

/** The test itself stands alone: no header, no footer, nothing that could distract. */
const hall = [
  route('online-tests/:slug/ongoing', 'routes/tests/test-ongoing.tsx'),
  route('admission/online-tests/:slug/ongoing', 'routes/tests/test-ongoing-admission.tsx'),
]

/** Pages for parents in the other languages: the same files at an address of their own, `/kn/fees`. */
const inLanguage = (language: OtherLanguage) => {
  const at = (path: string, file: string) => route(`${language}${path}`, file, { id: `${language}${path}` })
  return [
    at('', 'routes/institute/home.tsx'),
    at('/fees', 'routes/joining/fees.tsx'),
    at('/compare', 'routes/joining/compare.tsx'),
    at('/contact-us', 'routes/institute/contact-us.tsx'),
    at('/2-year-integrated-day-scholar-and-residential-program', 'routes/joining/two-year-programme.tsx'),
    at('/vrddhi', 'routes/joining/vrddhi.tsx'),
    at('/vrddhi/syllabus', 'routes/joining/vrddhi-syllabus.tsx'),
    at('/admission', 'routes/joining/admission.tsx'),
    at('/admission/puc', 'routes/joining/admission-puc.tsx'),
    at('/admission/class-8-9-10', 'routes/joining/admission-school.tsx'),
    at('/admission/register', 'routes/joining/admission-register.tsx'),
    at('/:branch_slug/courses/:course_slug', 'routes/joining/course.tsx'),
    at('/online-tests', 'routes/tests/online-tests.tsx'),
    at('/online-tests/:slug', 'routes/tests/online-test.tsx'),
    at('/sent/*', 'routes/institute/sent.tsx'),
    at('/:slug', 'routes/institute/campaign.tsx'),
    at('/*', 'routes/institute/not-found.tsx'),
  ]
}

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout('shell/page-errors.tsx', [
      index('routes/institute/home.tsx'),
      ...institute,
      ...reading,
      ...joining,
      ...account,
      route('search', 'routes/reading/search.tsx'),
      route('sent/*', 'routes/institute/sent.tsx'),
      ...inLanguage('kn'),
      ...inLanguage('hi'),
      route(':slug', 'routes/institute/campaign.tsx'),
      route('*', 'routes/institute/not-found.tsx'),
    ]),
  ]),
  ...hall,
] satisfies RouteConfig
