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
]

/** Signing in and out, and what a person sees of their own account. */
const account = [
  route('auth/sign-in', 'routes/sign-in.tsx'),
  route('auth/sign-up', 'routes/sign-up.tsx'),
  route('auth/forgot-password', 'routes/forgot-password.tsx'),
  route('auth/reset-password/:token', 'routes/reset-password.tsx'),
  route('profile', 'routes/profile.tsx'),
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
      ...design,
      route(':slug', 'routes/campaign.tsx'),
      route('*', 'routes/not-found.tsx'),
    ]),
  ]),
] satisfies RouteConfig
