import type { Page } from '@northlight/contract/pages/page'
import { allPages, type PageName } from '@northlight/contract/pages/pages'
import { otherLanguages } from '@northlight/contract/words/languages'
import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

/** The file that draws each page, below `routes/`. What is decided by its address stands in `contract/pages`. */
const files: Record<PageName, string> = {
  home: 'institute/home.tsx',
  'about-us': 'institute/about-us.tsx',
  'mission-vision': 'institute/mission-vision.tsx',
  'leadership-team': 'institute/leadership-team.tsx',
  testimonial: 'institute/testimonial.tsx',
  gallery: 'institute/gallery.tsx',
  achievers: 'institute/achievers.tsx',
  careers: 'institute/careers.tsx',
  'contact-us': 'institute/contact-us.tsx',
  legal: 'institute/legal.tsx',
  accessibility: 'institute/accessibility.tsx',
  'site-map': 'institute/site-map.tsx',
  sent: 'institute/sent.tsx',
  campaign: 'institute/campaign.tsx',
  'not-found': 'institute/not-found.tsx',
  'knowledge-desk': 'reading/knowledge-desk.tsx',
  article: 'reading/article.tsx',
  'expert-tips': 'reading/expert-tips.tsx',
  'expert-tip': 'reading/expert-tip.tsx',
  events: 'reading/events.tsx',
  event: 'reading/event.tsx',
  'event-reservation': 'reading/event-reservation.tsx',
  faq: 'reading/faq.tsx',
  search: 'reading/search.tsx',
  'online-tests': 'online-tests/online-tests.tsx',
  'online-test': 'online-tests/online-test.tsx',
  'test-ongoing': 'online-tests/test-ongoing.tsx',
  'test-report': 'online-tests/test-report.tsx',
  'test-review': 'online-tests/test-review.tsx',
  'admission-test': 'joining/admission-test.tsx',
  'admission-test-ongoing': 'online-tests/test-ongoing-admission.tsx',
  'admission-test-report': 'online-tests/test-report.tsx',
  'admission-test-review': 'online-tests/test-review.tsx',
  practice: 'online-tests/practice.tsx',
  'practice-try': 'online-tests/practice-try.tsx',
  bookmarks: 'online-tests/bookmarks.tsx',
  'practice-session': 'online-tests/practice-session.tsx',
  admission: 'joining/admission.tsx',
  'admission-register': 'joining/admission-register.tsx',
  'admission-puc': 'joining/admission-puc.tsx',
  'admission-school': 'joining/admission-school.tsx',
  'admission-application': 'joining/admission-application.tsx',
  'hall-ticket': 'joining/admission-hall-ticket.tsx',
  fees: 'joining/fees.tsx',
  compare: 'joining/compare.tsx',
  'two-year-programme': 'joining/two-year-programme.tsx',
  vrddhi: 'joining/vrddhi.tsx',
  'vrddhi-syllabus': 'joining/vrddhi-syllabus.tsx',
  course: 'joining/course.tsx',
  'sign-in': 'account/sign-in.tsx',
  'sign-up': 'account/sign-up.tsx',
  'forgot-password': 'account/forgot-password.tsx',
  'reset-password': 'account/reset-password.tsx',
  profile: 'account/profile.tsx',
  'profile-details': 'account/profile-details.tsx',
  'profile-complete': 'account/profile-complete.tsx',
  progress: 'account/progress.tsx',
  notices: 'account/notices.tsx',
  child: 'account/child.tsx',
  'child-report': 'account/child-report.tsx',
  'course-enrolled': 'account/course-enrolled.tsx',
  'test-enrolled': 'account/test-enrolled.tsx',
  payments: 'account/payments.tsx',
  'parent-consent': 'account/parent-consent.tsx',
  'parent-data': 'account/parent-data.tsx',
  'keep-account': 'account/keep-account.tsx',
  'undo-address': 'account/undo-address.tsx',
  'confirm-address': 'account/confirm-address.tsx',
  'stop-notices': 'account/stop-notices.tsx',
}

/** A page at its English address and, where there is one, at that of each other language: `/kn/fees`. */
const routesOf = (name: PageName, { path, languages }: Page): RouteConfigEntry[] => {
  const file = `routes/${files[name]}`
  const own = path.slice(1)
  const others = languages === 'english' ? [] : otherLanguages
  return [
    own ? route(own, file, { id: name }) : index(file, { id: name }),
    ...others.map((language) => route(own ? `${language}/${own}` : language, file, { id: `${language}/${name}` })),
  ]
}

const routesWhere = (isOne: (page: Page) => boolean) =>
  allPages.filter(([, page]) => isOne(page)).flatMap(([name, page]) => routesOf(name, page))

/** The route table of the product. Pages inside the layout carry header, newsletter and footer. */
export default [
  layout('shell/shell.tsx', [
    layout(
      'shell/page-errors.tsx',
      routesWhere(({ bare }) => !bare),
    ),
  ]),
  ...routesWhere(({ bare = false }) => bare),
] satisfies RouteConfig
