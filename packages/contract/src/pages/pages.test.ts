import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languageOf } from '../words/language-paths.ts'
import { isAnswered, isClosedPath, isFixedPath } from './fixed-paths.ts'
import { applicationSheets } from './for-browser.ts'
import { englishPage, pageAt, queriesOf } from './page-at.ts'
import { allPages } from './pages.ts'
import { pathFinder } from './path-finder.ts'

test.each([
  ['/', 'home'],
  ['/online-tests', 'tests'],
  ['/online-tests/mock-1', 'tests'],
  ['/online-tests/mock-1/report/questions', 'tests'],
  ['/admission/online-tests/entrance/report', 'tests'],
  ['/online-tests/mock-1/ongoing', 'exam'],
  ['/admission/online-tests/entrance/ongoing', 'exam'],
  ['/admission/online-tests/entrance', 'admission'],
  ['/admission', 'programmes'],
  ['/admission/puc', 'admission'],
  ['/compare', 'fees'],
  ['/mysuru/courses/two-year-jee', 'courses'],
  ['/fees', 'fees'],
  ['/Fees', 'fees'],
  ['/Bengaluru/Courses/two-year-jee', 'courses'],
  ['/events/open-day', 'events'],
  ['/payments', 'family'],
  ['/vrddhi', 'programmes'],
  ['/vrddhi/syllabus', 'contact'],
  ['/achievers/neet', 'institute'],
  ['/profile/details', 'account'],
  ['/profiles', 'reading'],
  ['/a-campaign', 'reading'],
  ['/no/such/page', 'reading'],
  ['/knowledge-desk/ongoing', 'reading'],
  ['/%66ees', 'fees'],
  ['/fees%', 'reading'],
])('%s has the style sheet %s', (path, sheet) => expect(pageAt(path).sheet).toBe(sheet))

describe('of two paths that fit an address the more exact one counts', () => {
  test.each([
    ['/practice/bookmarks', '/practice/bookmarks'],
    ['/practice/0198', '/practice/:uuid'],
    ['/events/courses/x', '/:branch_slug/courses/:course_slug'],
    ['/online-tests/courses/report', '/online-tests/:slug/report'],
    ['/admission/online-tests', '/*'],
    ['/events', '/events'],
    ['/evening', '/:slug'],
  ])('%s is that of %s', (address, path) => expect(pageAt(address).path).toBe(path))
})

test('a page of another name is no application page', () => {
  for (const path of ['/profiles', '/online-tests/mock-1', '/admission', '/profile/nothing'])
    expect(pageAt(path).kind, path).toBe('reading')
  for (const path of ['/profile', '/practice/try', '/kn/admission/register'])
    expect(pageAt(path).kind, path).toBe('application')
})

test('a page that is only English is none in another language, but keeps its query on the way to the English one', () => {
  expect(pageAt('/kn/profile').path).toBe('/*')
  expect(queriesOf('/kn/knowledge-desk')).toEqual(['page', 'subject', 'q'])
  expect(pageAt('/hi/fees').path).toBe('/fees')
})

test('an English page asked for in another language is named; any other is not', () => {
  expect(englishPage('/kn/about-us')).toBe('/about-us')
  expect(englishPage('/hi/events/open-day?x=1')).toBe('/events/open-day?x=1')
  expect(englishPage('/kn/admission/application')).toBe('/admission/application')
  expect(englishPage('/hi/admission/hall-ticket/abc?x=1')).toBe('/admission/hall-ticket/abc?x=1')
  expect(englishPage('/kn/admission/online-tests/class-10/report')).toBe('/admission/online-tests/class-10/report')
  for (const path of [
    '/about-us',
    '/kn',
    '/kn/fees',
    '/kn/nowhere/at-all',
    '/kn/admission',
    '/kn/admission/applications',
  ])
    expect(englishPage(path)).toBeNull()
})

test('nothing that staff write can cover a page of the site or what stands beside its pages', () => {
  for (const path of ['/fees', '/vrddhi/syllabus', '/auth/sign-in', '/event-reservation', '/api', '/office', '/kn'])
    expect(isFixedPath(path), path).toBe(true)
  for (const path of ['/a-campaign', '/knowledge-desk/sleep', '/mysuru/courses/neet'])
    expect(isFixedPath(path), path).toBe(false)
})

test('no spelling of an address passes the guard that its plain form does not pass', () => {
  const fixedOnes = [
    '/FAQ',
    '/faq/',
    '/%66aq',
    '/%2F',
    '/',
    '//',
    '/%2F%2f',
    '/Profile',
    '/Fees',
    '/%70rofile',
    '/faq%2F',
    '/faq//',
  ]
  for (const path of [...fixedOnes, '/kn/fees', '/KN/%66ees/', '/hi', '/\u212An/fees', '/office', '/%6Fffice'])
    expect(isFixedPath(path), path).toBe(true)
  const closed = [
    '/auth/sign-in',
    '/AUTH/Sign-Up',
    '/%61uth/forgot-password',
    '/auth//sign-in',
    '/auth%2Fsign-in',
    '/auth\\x',
  ]
  const roots = ['/profile/complete', '/admission/registration', '/online-tests/neet-mock-1', '/Online-Tests/x/ongoing']
  const more = ['/practice/try', '/parent-consent/x', '/legal/refund-policy', '/legal/of-another-site', '/api/v1/x']
  const files = [
    '/assets/x.js',
    '/storage/a.jpg',
    '/_ipx/w_1/a',
    '/kn/auth/sign-in',
    '/v1/test-report-download/x',
    '/payments/x',
  ]
  for (const path of [...closed, ...roots, ...more, ...files]) expect(isClosedPath(path), path).toBe(true)
  for (const path of [
    '/old-prospectus',
    '/knowledge-desk/old',
    '/events/2019',
    '/mysuru/courses/old',
    '/courses/jee',
    '/old/auth',
  ])
    expect(isClosedPath(path), path).toBe(false)
})

test('the site answers at its pages and where people work, and not wherever a record might be', () => {
  for (const path of ['/', '/FAQ/', '/auth/Sign-in', '/profile/children/7', '/online-tests/mock-1/ongoing', '/kn/fees'])
    expect(isAnswered(path), path).toBe(true)
  for (const path of [
    '/courses',
    '/old-page',
    '/legal/old',
    '/events/old',
    '/online-tests/old',
    '/no/such/page/at-all',
  ])
    expect(isAnswered(path), path).toBe(false)
})

/** Addresses made of the parts that addresses of pages have. */
const segments = [...new Set(allPages.flatMap(([, { path }]) => path.split('/').slice(1)))].filter(
  (part) => /^[^:*]/.test(part) && part !== '',
)
const address = fc
  .array(fc.constantFrom(...segments, 'x', 'mock-1', 'kn', 'hi'), { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`)

test('a browser that knows the application pages alone says the same of every address as the whole table', () => {
  const findSheet = pathFinder(applicationSheets)
  fc.assert(
    fc.property(address, (path) => {
      if (languageOf(path) !== 'en') return
      const { kind, sheet } = pageAt(path)
      expect(findSheet(path)).toBe(kind === 'application' ? sheet : undefined)
    }),
    { numRuns: 2000 },
  )
})
