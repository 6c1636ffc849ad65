import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Every component in every state; for those who build the site, not for visitors. */
const design = process.env.NODE_ENV === 'production' ? [] : [route('design', 'routes/design.tsx')]

/** Who the institute is, who works in it and how to reach it. */
const institute = [
  route('about-us', 'routes/about-us.tsx'),
  route('mission-vision', 'routes/mission-vision.tsx'),
  route('leadership-team', 'routes/leadership-team.tsx'),
  route('testimonial', 'routes/testimonial.tsx'),
  route('gallery', 'routes/gallery.tsx'),
  route('achievers/:slug', 'routes/achievers.tsx'),
  route('careers', 'routes/careers.tsx'),
  route('contact-us', 'routes/contact-us.tsx'),
]

/** What is there to read, to attend and to try. */
const reading = [
  route('knowledge-desk', 'routes/knowledge-desk.tsx'),
  route('knowledge-desk/:slug', 'routes/article.tsx'),
  route('expert-tips', 'routes/expert-tips.tsx'),
  route('expert-tips/:slug', 'routes/expert-tip.tsx'),
  route('events', 'routes/events.tsx'),
  route('events/:slug', 'routes/event.tsx'),
  route('faq', 'routes/faq.tsx'),
  route('legal/:slug', 'routes/legal.tsx'),
  route('accessibility', 'routes/accessibility.tsx'),
  route('online-tests', 'routes/online-tests.tsx'),
  route('online-tests/:slug', 'routes/online-test.tsx'),
  route('online-tests/:slug/report', 'routes/test-report.tsx'),
  route('online-tests/:slug/report/questions', 'routes/test-review.tsx'),
  route('practice', 'routes/practice.tsx'),
  route('practice/bookmarks', 'routes/bookmarks.tsx'),
  route('practice/:uuid', 'routes/practice-session.tsx'),
  route('sitemap', 'routes/site-map.tsx'),
]

/** What is taught, what it costs and how to join. */
const joining = [
  route(':branch_slug/courses/:course_slug', 'routes/course.tsx'),
  route('fees', 'routes/fees.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('2-year-integrated-day-scholar-and-residential-program', 'routes/two-year-programme.tsx'),
  route('vrddhi', 'routes/vrddhi.tsx'),
  route('vrddhi/syllabus', 'routes/vrddhi-syllabus.tsx'),
  route('admission', 'routes/admission.tsx'),
  route('admission/puc', 'routes/admission-puc.tsx'),
  route('admission/class-8-9-10', 'routes/admission-school.tsx'),
  route('admission/register', 'routes/admission-register.tsx'),
  route('admission/application', 'routes/admission-application.tsx'),
  route('admission/hall-ticket/:code', 'routes/admission-hall-ticket.tsx'),
  route('admission/online-tests/:slug', 'routes/admission-test.tsx'),
  route('admission/online-tests/:slug/report', 'routes/test-report.tsx', { id: 'admission-test-report' }),
  route('admission/online-tests/:slug/report/questions', 'routes/test-review.tsx', { id: 'admission-test-review' }),
]

/** Signing in and out, and what a person sees of their own account. */
const account = [
  route('auth/sign-in', 'routes/sign-in.tsx'),
  route('auth/sign-up', 'routes/sign-up.tsx'),
  route('auth/forgot-password', 'routes/forgot-password.tsx'),
  route('auth/reset-password/:token', 'routes/reset-password.tsx'),
  route('profile', 'routes/profile.tsx'),
  route('profile/details', 'routes/profile-details.tsx'),
  route('profile/complete', 'routes/profile-complete.tsx'),
  route('course-enrolled', 'routes/course-enrolled.tsx'),
  route('test-enrolled', 'routes/test-enrolled.tsx'),
  route('payments', 'routes/payments.tsx'),
  route('parent-consent/:token', 'routes/parent-consent.tsx'),
  route('parent-consent/:token/data', 'routes/parent-data.tsx'),
  route('keep-account/:token', 'routes/keep-account.tsx'),
  route('undo-address/:token', 'routes/undo-address.tsx'),
  route('confirm-address/:id/:token', 'routes/confirm-address.tsx'),
]

/** The test itself stands alone: no header, no footer, nothing that could distract. */
const hall = [
  route('online-tests/:slug/ongoing', 'routes/test-ongoing.tsx'),
  route('admission/online-tests/:slug/ongoing', 'routes/test-ongoing-admission.tsx'),
]

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout('shell/page-errors.tsx', [
      index('routes/home.tsx'),
      ...institute,
      ...reading,
      ...joining,
      ...account,
      route('search', 'routes/search.tsx'),
      route('sent/*', 'routes/sent.tsx'),
      ...design,
      route(':slug', 'routes/campaign.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
  ...hall,
] satisfies RouteConfig
