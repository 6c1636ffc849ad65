import { expect } from '@playwright/test'
import type { HttpChecks } from '../checks.ts'
import { type Client, clientOf } from './client.ts'
import { examined } from './exam.ts'

const student = { email: 'student@northlight.test', password: 'Northlight#2026' }

type Find = (client: Client) => Promise<string>
const slugOf =
  (path: string, list: string, address: (row: { slug: string }) => string): Find =>
  async (client) => {
    const body = await client.expected(200, path)
    const [row] = list === '' ? body.data : body[list]
    return address(row)
  }

const coursePage: Find = async (client) => {
  const { branch } = await client.expected(200, 'branch/all')
  for (const { slug, courses } of branch) if (courses[0]) return `/${slug}/courses/${courses[0].slug}`
  throw new Error('No branch has a course.')
}
const firstTest: Find = slugOf('tests', '', ({ slug }) => `/online-tests/${slug}`)
const admissionTest: Find = async () => '/admission/online-tests/x-aptitude-test'

const page = async (client: Client, path: string) => {
  const reply = await client.send(path, { headers: { accept: 'text/html' } })
  return { status: reply.status, to: reply.headers.get('location') ?? '', html: await reply.text() }
}

const shows = async (client: Client, path: string) => {
  const { status, html } = await page(client, path)
  expect(status, path).toBe(200)
  expect(html, path).toMatch(/<h1[\s>]/)
}

const leadsTo = async (client: Client, path: string, wanted: string) => {
  const { status, to } = await page(client, path)
  expect([status, new URL(to, 'http://here').pathname], path).toEqual([302, wanted])
}

const asPath = (path: string | Find): Find => (typeof path === 'string' ? async () => path : path)

const openToAll = (path: string | Find) => async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  await shows(client, await asPath(path)(client))
}

/** A guest is led to the sign-in, a student is not. */
const forStudents = (path: string | Find) => async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  const address = await asPath(path)(client)
  await leadsTo(client, address, '/auth/sign-in')
  await client.signIn(student.email, student.password)
  expect((await page(client, address)).status, address).toBe(200)
}

/**
 * The page of a running test must open without a network, so the server gives it to everybody, with nothing in it: the
 * browser leads a guest to the sign-in, and every call of the test is refused to one.
 */
const runningTest = (path: Find, root: string) => async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  const address = await path(client)
  const slug = address.split('/').at(-1) ?? ''
  const { status, html } = await page(client, `${address}/ongoing`)
  expect(status).toBe(200)
  expect(html).not.toContain('current_question')
  for (const call of ['question-set', 'attempt'])
    expect((await client.call(`${root}/${slug}/${call}`)).status, call).toBe(401)
}

const forGuests = (path: string) => async (siteUrl: string) => {
  const client = clientOf(siteUrl)
  await shows(client, path)
  await client.signIn(student.email, student.password)
  await leadsTo(client, path, '/profile')
}

const report = (path: Find) => forStudents(async (client) => `${await path(client)}/report`)

const publicPages = [
  '/admission',
  '/about-us',
  '/events',
  '/expert-tips',
  '/knowledge-desk',
  '/gallery',
  '/testimonial',
  '/careers',
  '/faq',
  '/contact-us',
]
const privatePages = ['/profile', '/course-enrolled', '/test-enrolled', '/admission/online-tests/x-aptitude-test']
const guestPages = ['/auth/sign-in', '/auth/sign-up', '/auth/forgot-password']

const guards = async (siteUrl: string) => {
  const [guest, known] = [clientOf(siteUrl), clientOf(siteUrl)]
  await known.signIn(student.email, student.password)
  for (const path of privatePages) {
    await leadsTo(guest, path, '/auth/sign-in')
    expect((await page(known, path)).status, path).toBe(200)
  }
  for (const path of guestPages) {
    await shows(guest, path)
    await leadsTo(known, path, '/profile')
  }
}

export const pageChecks: HttpChecks = {
  'guests read everything that is public': async (siteUrl) => {
    const client = clientOf(siteUrl)
    for (const path of publicPages) await shows(client, path)
  },
  'route home': openToAll('/'),
  'route course of a branch': openToAll(coursePage),
  'route generic page': openToAll(slugOf('campaign/all', 'campaigns', ({ slug }) => `/${slug}`)),
  'route two-year program': openToAll('/2-year-integrated-day-scholar-and-residential-program'),
  'route about us': openToAll('/about-us'),
  'route achiever': openToAll(slugOf('achiever/category', 'achiverCategory', ({ slug }) => `/achievers/${slug}`)),
  'route admission': openToAll('/admission'),
  'route admission school': openToAll('/admission/class-8-9-10'),
  'route admission puc': openToAll('/admission/puc'),
  'route admission test': forStudents(admissionTest),
  'route admission test ongoing': runningTest(admissionTest, 'admission/info/test'),
  'route admission test report': report(admissionTest),
  'route sign in': forGuests('/auth/sign-in'),
  'route sign up': forGuests('/auth/sign-up'),
  'route forgot password': forGuests('/auth/forgot-password'),
  'route careers': openToAll('/careers'),
  'route contact us': openToAll('/contact-us'),
  'route course enrolled': forStudents('/course-enrolled'),
  'route events': openToAll('/events'),
  'route event': openToAll(slugOf('event', '', ({ slug }) => `/events/${slug}`)),
  'route expert tips': openToAll('/expert-tips'),
  'route expert tip': openToAll(slugOf('expert-tip', '', ({ slug }) => `/expert-tips/${slug}`)),
  'route faq': openToAll('/faq'),
  'route gallery': openToAll('/gallery'),
  'route knowledge desk': openToAll('/knowledge-desk'),
  'route article': openToAll(slugOf('blog', '', ({ slug }) => `/knowledge-desk/${slug}`)),
  'route leadership team': openToAll('/leadership-team'),
  'route legal': openToAll(slugOf('legal', 'legal', ({ slug }) => `/legal/${slug}`)),
  'route mission vision': openToAll('/mission-vision'),
  'route online tests': openToAll('/online-tests'),
  'route online test': openToAll(firstTest),
  'route online test ongoing': runningTest(firstTest, 'tests'),
  'route online test report': report(firstTest),
  'route profile': forStudents('/profile'),
  'route test enrolled': forStudents('/test-enrolled'),
  'route testimonial': openToAll('/testimonial'),
  'route vrddhi': openToAll('/vrddhi'),
  'route vrddhi syllabus': openToAll('/vrddhi/syllabus'),
  'unmatched path on a hard load': async (siteUrl) => {
    const { status, html } = await page(clientOf(siteUrl), '/no/such/page')
    expect(status).toBe(404)
    expect(html.replace(/<[^>]+>/g, '')).toContain('Page not found: /no/such/page')
  },
  'guards of pages': guards,
  'what a guest may open': async (siteUrl) => {
    const client = clientOf(siteUrl)
    for (const path of [...publicPages, ...guestPages, '/auth/reset-password/a-token']) await shows(client, path)
    for (const path of privatePages) await leadsTo(client, path, '/auth/sign-in')
    for (const path of ['profile', 'tests-enrolled', 'courses-enrolled', 'admission/info', 'tests/main-paginate'])
      expect((await client.call(path)).status, path).toBe(401)
  },
  'what a signed-in person may open': examined,
}
