import { minutes } from '@northlight/contract/durations'
import { announce } from '@northlight/db/changes'
import { describe, expect } from 'vitest'
import { type Fixtures, test } from '../../testing/test.ts'
import type { Ctx } from '../kernel/context.ts'
import { searchSite } from './service.ts'

const noMeta = { meta_title: null, meta_description: null, meta_keywords: null, meta_scripts: null }
const words = (text: string) => ({ description: `<p>${text}</p>`, description_text: text })
const stampsOf = (ctx: Ctx) => ({ created_at: ctx.now(), updated_at: ctx.now(), updated_by: null })

type Article = { name: string; slug: string; text?: string; published_on?: string; is_active?: boolean }

const article = (ctx: Ctx, { name, slug, text = '', published_on, is_active = true }: Article) =>
  ctx.db
    .insertInto('blogs')
    .values({
      name,
      slug,
      heading: null,
      author_name: null,
      category: 'Physics',
      short_description: null,
      reading_minutes: 3,
      image: null,
      image_alt: null,
      image_title: null,
      ...words(text),
      ...noMeta,
      is_active,
      published_on: published_on ?? ctx.now(),
      ...stampsOf(ctx),
    })
    .execute()

const faq = (ctx: Ctx, question: string, answer: string) =>
  ctx.db
    .insertInto('faqs')
    .values({ question, category: 'Fees', answer, answer_text: answer, is_active: true, ...stampsOf(ctx) })
    .execute()

const look = (ctx: Ctx, q: string, more: { kind?: 'article' | 'faq' | 'course'; total?: number } = {}) =>
  searchSite(ctx, { q, total: 5, ...more })

const paths = async (ctx: Ctx, q: string) =>
  (await look(ctx, q)).groups.flatMap(({ hits }) => hits.map(({ path }) => path))

const plain = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')
const marked = (pieces: { text: string; is_match: boolean }[]) =>
  pieces.filter(({ is_match }) => is_match).map(({ text }) => text)

/** Pages are found once there is something on them. */
const withContent = async (make: Fixtures['make']) => {
  await make.jobOpening()
  await make.missionVision({ mission: 'To teach.' })
  await make.pageText('admission')
}

describe('search', () => {
  test('finds no page that has nothing to show yet', async ({ ctx }) => {
    for (const words of ['careers', 'vision']) expect(await paths(ctx, words)).toEqual([])
    expect(await paths(ctx, 'vrddhi')).not.toContain('/vrddhi')
  })

  test('puts a word in the title before the same word in the text', async ({ ctx }) => {
    await article(ctx, { name: 'A calm morning', slug: 'calm', text: 'Somewhere it mentions entropy once.' })
    await article(ctx, { name: 'Entropy without fear', slug: 'entropy' })
    expect(await paths(ctx, 'entropy')).toEqual(['/knowledge-desk/entropy', '/knowledge-desk/calm'])
  })

  test.for(['careers', 'Mission and vision', 'admission'])(
    'finds the page called %s first',
    async (title, { ctx, make }) => {
      await withContent(make)
      const text = `${title} again: ${title}, and once more ${title}.`
      await article(ctx, { name: `${title} that are neither`, slug: 'neither', text })
      expect((await paths(ctx, title))[0]).toBe(`/${title.toLowerCase().replace(' and ', '-')}`)
    },
  )

  test.for([
    ['a wrong letter', 'termodynamics'],
    ['two letters short', 'thermodynmic'],
    ['the beginning of a word', 'thermo'],
    ['capitals and an accent', 'THERMODYNÁMICS'],
  ] as const)('forgives %s', async ([, q], { ctx }) => {
    await article(ctx, { name: 'Thermodynamics in one page', slug: 'heat' })
    expect(await paths(ctx, q)).toEqual(['/knowledge-desk/heat'])
  })

  test.for([
    ['another word', 'pricing'],
    ['Kannada', 'ಶುಲ್ಕ'],
    ['Hindi', 'फीस'],
  ] as const)('understands %s', async ([, q], { ctx }) => {
    await faq(ctx, 'When is the fee due?', 'In three parts.')
    const { groups, corrected } = await look(ctx, q)
    expect(groups.find(({ kind }) => kind === 'faq')?.total).toBe(1)
    expect(corrected).toBe('fee')
  })

  test('forgives two letters changed about, in words long enough to be sure', async ({ ctx }) => {
    await faq(ctx, 'When does the hostel open?', 'In June. The fee is on its page.')
    const { groups, corrected } = await look(ctx, 'hostle')
    expect(groups.find(({ kind }) => kind === 'faq')?.total).toBe(1)
    expect(corrected).toBe('hostel')
    expect(await paths(ctx, 'efe')).toEqual([])
  })

  test('puts what was typed before what it may stand for', async ({ ctx }) => {
    await article(ctx, { name: 'The fee explained', slug: 'fee' })
    await article(ctx, { name: 'The cost of lost sleep', slug: 'cost' })
    const found = await look(ctx, 'cost', { kind: 'article' })
    expect(found.groups[0]?.hits.map(({ path }) => path)).toEqual(['/knowledge-desk/cost', '/knowledge-desk/fee'])
    expect(found.corrected).toBeNull()
  })

  test('takes a short number for itself, not for the beginning of another', async ({ ctx }) => {
    await article(ctx, { name: 'Class 10 in a week', slug: 'ten' })
    await article(ctx, { name: 'A class of 100', slug: 'hundred' })
    const found = await look(ctx, '10th class', { kind: 'article' })
    expect(found.groups[0]?.hits.map(({ path }) => path)).toEqual(['/knowledge-desk/ten'])
  })

  test('finds a campus by its old name and by its number, however it is spaced', async ({ ctx, make }) => {
    await make.branch({ name: 'Mysuru', slug: 'mysuru', city: 'Mysuru', phone: '98450 00120' })
    for (const q of ['mysore', 'mysorre', '98450 00120', '+919845000120', '9845000120'])
      expect((await paths(ctx, q))[0]).toBe('/contact-us#mysuru')
    expect((await look(ctx, 'mysorre')).corrected).toBe('mysuru')
    // One wrong digit is somebody else's number.
    expect(await paths(ctx, '9845000121')).toEqual([])
  })

  test('does not bend short words', async ({ ctx }) => {
    await article(ctx, { name: 'JEE dates', slug: 'jee' })
    expect(await paths(ctx, 'jae')).toEqual([])
  })

  test('says which word it took instead of an unknown one', async ({ ctx }) => {
    await article(ctx, { name: 'Thermodynamics in one page', slug: 'heat' })
    expect((await look(ctx, 'termodynamics page')).corrected).toBe('thermodynamics page')
    expect((await look(ctx, 'thermodynamics')).corrected).toBeNull()
  })

  test('wants all words first, and any of them only when nothing has all', async ({ ctx }) => {
    await article(ctx, { name: 'Sleep before the exam', slug: 'sleep' })
    await article(ctx, { name: 'Breakfast', slug: 'food', text: 'What to eat.' })
    expect(await paths(ctx, 'sleep exam')).toEqual(['/knowledge-desk/sleep'])
    expect(new Set(await paths(ctx, 'sleep breakfast'))).toEqual(
      new Set(['/knowledge-desk/sleep', '/knowledge-desk/food']),
    )
  })

  test('looks past words that say nothing', async ({ ctx }) => {
    await faq(ctx, 'Can a fee be refunded?', 'Yes, by the rule on the course page.')
    const { groups } = await look(ctx, 'how is the fee refunded')
    expect(groups[0]).toMatchObject({ kind: 'faq', name: 'Questions and answers', total: 1 })
    expect(groups[0]?.hits[0]?.path).toMatch(/^\/faq#faq-\d+$/)
  })

  test('marks what was found as data, whatever the text contains', async ({ ctx }) => {
    await article(ctx, {
      name: '<b>Vectors</b> & scalars',
      slug: 'vectors',
      text: `${'Before. '.repeat(40)}Then a vector <script> appears. ${'After. '.repeat(40)}`,
    })
    const hit = (await look(ctx, 'vector')).groups[0]?.hits[0]
    expect(plain(hit?.title ?? [])).toBe('<b>Vectors</b> & scalars')
    expect(marked(hit?.title ?? [])).toEqual(['Vectors'])
    expect(marked(hit?.text ?? [])).toEqual(['vector'])
    expect(plain(hit?.text ?? []).length).toBeLessThan(200)
  })

  test('shows a course once, at the campus that was named', async ({ ctx, make }) => {
    const course = await make.course({ name: 'NEET Repeater', slug: 'neet-repeater' })
    for (const [position, city] of ['Bengaluru', 'Mysuru'].entries()) {
      const branch = await make.branch({ name: city, slug: city.toLowerCase(), city, position })
      await make.courseAtBranch({ course_id: course.id, branch_id: branch.id })
    }
    expect((await look(ctx, 'neet')).groups[0]).toMatchObject({ kind: 'course', total: 1 })
    expect((await paths(ctx, 'neet repeater'))[0]).toBe('/bengaluru/courses/neet-repeater')
    expect((await paths(ctx, 'neet mysuru'))[0]).toBe('/mysuru/courses/neet-repeater')
  })

  test('never finds drafts, closed branches or what is not published yet', async ({ ctx, make }) => {
    await article(ctx, { name: 'Hidden quasar', slug: 'draft', is_active: false })
    await article(ctx, { name: 'Future quasar', slug: 'future', published_on: '2027-01-01T00:00:00.000Z' })
    const course = await make.course({ name: 'Quasar course' })
    const branch = await make.branch({ is_active: false })
    await make.courseAtBranch({ course_id: course.id, branch_id: branch.id })
    expect(await look(ctx, 'quasar')).toMatchObject({ total: 0, groups: [] })
  })

  test('finds the fixed pages by their name and by what people call them', async ({ ctx, make }) => {
    await withContent(make)
    expect(await paths(ctx, 'vacancies')).toContain('/careers')
    expect((await paths(ctx, 'contact'))[0]).toBe('/contact-us')
  })

  test('learns of a change at once, and of a publication date within minutes', async ({ ctx, world }) => {
    await article(ctx, { name: 'Asteroids', slug: 'tomorrow', published_on: '2026-11-15T04:33:00.000Z' })
    expect(await paths(ctx, 'asteroids')).toEqual([])
    await article(ctx, { name: 'Asteroids today', slug: 'today' })
    expect(await paths(ctx, 'asteroids')).toEqual([])
    const heard = new Promise<void>((resolve) => ctx.services.database.changes.on('content', resolve))
    await announce(ctx.db, 'content')
    await heard
    expect(await paths(ctx, 'asteroids')).toEqual(['/knowledge-desk/today'])
    world.clock.advance(minutes(6))
    expect(await paths(ctx, 'asteroids')).toHaveLength(2)
  })

  test('keeps to one kind and to a number of hits when asked', async ({ ctx }) => {
    for (let at = 0; at < 4; at++) await article(ctx, { name: `Orbit ${at}`, slug: `orbit-${at}` })
    await faq(ctx, 'What is an orbit?', 'A way around.')
    const found = await look(ctx, 'orbit', { kind: 'article', total: 2 })
    expect(found.groups).toHaveLength(1)
    expect(found.groups[0]).toMatchObject({ kind: 'article', total: 4 })
    expect(found.groups[0]?.hits).toHaveLength(2)
  })

  test('finds nothing in signs alone', async ({ ctx }) => {
    expect(await look(ctx, '%% __ !!')).toMatchObject({ total: 0, groups: [], corrected: null })
  })
})
