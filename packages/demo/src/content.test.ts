import { type Api, createApi } from '@northlight/api/create-api'
import { testServices } from '@northlight/api/testing/services'
import { contentEndpoints } from '@northlight/contract/content/endpoints'
import type { Endpoint } from '@northlight/contract/endpoint'
import type { Database } from '@northlight/db/database'
import { testDatabase } from '@northlight/db/testing/database'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seedDemo } from './seed-demo.ts'

/** The demo institute, seeded once, asked for everything the contract names. */
let database: Database
let world: Awaited<ReturnType<typeof testServices>>
let api: Api
let statements = 0

const counting: KyselyPlugin = {
  transformQuery: ({ node }) => {
    statements += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  database = await testDatabase()
  world = await testServices(database)
  await seedDemo(database, { now: world.services.clock(), hashPassword: async () => 'hash' })
  api = createApi({ ...world.services, database: { ...database, db: database.db.withPlugin(counting) } })
})
afterAll(async () => {
  await world.cleanUp()
  await database.close()
})

const ask = async (path: string) => {
  statements = 0
  const request = new Request(`${world.services.apiUrl}/api/v1${path}`)
  const response = await api.fetch(request, { address: 'internal', requestId: 'walk' })
  return { status: response.status, body: (await response.json()) as Record<string, unknown>, statements }
}

const all: readonly Endpoint[] = contentEndpoints
const pathOf = ({ path, example }: Endpoint) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => example?.params?.[name] ?? '')

// The papers are seeded with their questions, by the part of the product that holds examinations.
const answered = all.filter(({ path }) => path !== '/tests/{slug}')

describe('the demo institute', () => {
  test.for(answered.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s answers its example, with few statements however many rows it shows',
    async ([, endpoint]) => {
      const reply = await ask(`${pathOf(endpoint)}${endpoint.query ? '?total=100' : ''}`)
      expect(reply).toMatchObject({ status: 200 })
      expect(endpoint.reply.safeParse(reply.body).error).toBeUndefined()
      expect(reply.statements).toBeLessThanOrEqual(8)
    },
  )

  const sizes: [string, number][] = [
    ['/blog', 30],
    ['/expert-tip', 15],
    ['/team-member/staff', 30],
    ['/achiever/student', 70],
    ['/testimonial', 16],
    ['/event', 14],
    ['/gallery', 40],
    ['/job-openings', 6],
    ['/faq', 25],
  ]
  test.for(sizes)('%s shows %i entries', async ([path, size]) => {
    const { body } = await ask(`${path}?total=100`)
    expect(body.meta).toMatchObject({ total: size })
  })

  test('a course page carries fee, seats, refund rule, tutors and what families say', async () => {
    const { body } = await ask('/course/two-year-integrated-jee/branch/bengaluru')
    expect(body.course).toMatchObject({
      branch_details: [
        {
          amount: 164000,
          discount: 10,
          discounted_amount: 147600,
          discounted_amount_paise: 14_760_000,
          refund_days: 10,
          include_staff: true,
          last_batch: { students_finished: 55 },
        },
      ],
      branches: [{ slug: 'bengaluru' }, { slug: 'mysuru' }],
    })
    const [detail] = (body.course as { branch_details: { staffs: unknown[]; refund_examples: unknown[] }[] })
      .branch_details
    expect(detail?.staffs.length).toBeGreaterThan(0)
    expect(detail?.refund_examples.length).toBeGreaterThan(0)
  })

  test('an achiever is shown with the statement the law asks for', async () => {
    const { body } = await ask('/achiever/student?filter[search]=deshmukh')
    expect(body.data).toMatchObject([
      {
        statement:
          'Two-Year Integrated, JEE, Bengaluru, 2 years, 2024–26. Fee-paying, 50% scholarship. Shown with written consent.',
        categories: [{ slug: 'jee-advanced' }],
      },
    ])
  })

  test('the results of the year add up', async () => {
    const { body } = await ask('/result')
    const result = body.result as {
      students_finished: number
      outcomes: { students: number }[]
      by_course_and_branch: { finished: number }[]
    }
    const sum = (numbers: number[]) => numbers.reduce((total, n) => total + n, 0)
    expect(sum(result.outcomes.map(({ students }) => students))).toBe(result.students_finished)
    expect(sum(result.by_course_and_branch.map(({ finished }) => finished))).toBe(result.students_finished)
  })

  test('formulas come through Markdown untouched', async () => {
    const { body } = await ask('/blog/how-negative-marking-works')
    const { description } = body.blog as { description: string }
    expect(description).toContain('<div class="math" data-tex="E = 4p - 1(1-p) = 5p - 1.">')
    expect(description).toContain('<span class="math" data-tex="\\tfrac14">\\tfrac14</span>')
    expect(description).toContain('<table>')
    expect(description).not.toMatch(/[\ue000\ue001$]/)
  })

  test('the talent examination is shown in pictures of the gallery', async () => {
    const { body } = await ask('/programme/vrddhi')
    const { objectives, rewards, syllabus } = body.programme as Record<string, { image: string; image_alt: string }>
    for (const part of [objectives, rewards, syllabus])
      expect(part).toMatchObject({ image: expect.stringMatching(/^https?:/), image_alt: expect.stringMatching(/\w/) })
  })

  test('the first online sitting is open on the day of seeding', async () => {
    const { body } = await ask('/programme/admission')
    const { sittings } = body.programme as { sittings: { mode: string; sits_on: string; seats_left: number }[] }
    expect(sittings[0]).toMatchObject({ mode: 'ONLINE', sits_on: '2026-11-15', seats_left: 211 })
  })
})

describe('a search at the demo institute', () => {
  type Found = { groups: { kind: string; hits: { path: string; note: string | null }[] }[] }
  const search = async (q: string) => (await ask(`/search?q=${encodeURIComponent(q)}`)).body as unknown as Found

  test.for([
    [
      'hostel',
      ['/mysuru/courses/two-year-residential-jee', '/mysuru/courses/two-year-residential-neet', '/visit-the-hostels'],
    ],
    ['fees', ['/fees']],
    ['neet', ['/bengaluru/courses/two-year-integrated-neet']],
    ['refund', ['/legal/refund-and-cancellation', '/fees']],
    ['aptitude test', ['/aptitude-test', '/admission/register']],
    ['bengaluru', ['/contact-us#bengaluru']],
    ['sleep', ['/knowledge-desk/sleep-and-memory']],
    ['open house', ['/events/open-house-real-class']],
    ['science fair', ['/events/science-fair-forty-things']],
  ] as const)('for %s begins with what a parent looks for', async ([q, first]) => {
    const { groups } = await search(q)
    const found = groups.flatMap(({ hits }) => hits.map(({ path }) => path))
    expect(found.slice(0, first.length)).toEqual(first)
  })

  test('for hostel shows courses, then pages, then the open day, and evenings that are over behind it', async () => {
    const { groups } = await search('hostel')
    expect(groups.slice(0, 3).map(({ kind }) => kind)).toEqual(['course', 'page', 'event'])
    const paths = groups[2]?.hits.map(({ path }) => path) ?? []
    expect(paths[0]).toBe('/events/hostel-open-day')
    expect(paths.at(-1)).toBe('/events/kcet-option-entry-desk')
  })
})
