import { expect } from 'vitest'
import { aRegistration } from '../../../testing/admission-factories.ts'
import { test } from '../../../testing/test.ts'
import { tellOfResult } from '../tell/tell-of-result.ts'

const kannada = /[\u0c80-\u0cff]/
const hindi = /[\u0900-\u097f]/

test('whoever chooses a language reads the report in it; others beside them read English', async ({
  make,
  http,
  ctx,
}) => {
  const paper = await make.onlineTest()
  const [asha, dev] = [await make.user({ name: 'Asha Rao' }), await make.user({ name: 'Dev Nair' })]
  const [token, other] = [await make.token(asha), await make.token(dev)]
  for (const user of [asha, dev]) await make.marked(paper, user, ['A', 'B', null])
  const chosen = await http.postJson('/profile/language', { language: 'kn' }, { token })
  expect(chosen).toMatchObject({ status: 200, body: { language: 'kn' } })
  const words = async (by: string) =>
    ((await http.get(`/tests/${paper.slug}/report/full`, { token: by })).body as { report: ReportWords }).report
  const [own, theirs] = [await words(token), await words(other)]
  expect(own.words.greeting).toBe('ಪ್ರಿಯ Asha,')
  expect(own.words.paragraphs.join(' ')).toContain('ನೀವು 12 ರಲ್ಲಿ 3 ಅಂಕ ಗಳಿಸಿದ್ದೀರಿ.')
  expect(own.mistakes).not.toEqual([])
  expect(own.advice).not.toEqual([])
  for (const { label, saw } of own.mistakes) expect(`${label} ${saw}`).toMatch(kannada)
  for (const { title, text } of own.advice) expect(`${title} ${text}`).toMatch(kannada)
  expect(theirs.words.greeting).toBe('Dear Dev,')
  // A text that the institute has translated itself stands instead of ours.
  const now = ctx.now()
  await ctx.db
    .insertInto('translations')
    .values({ language: 'kn', source: 'Dear {name},', said: 'ನಮಸ್ಕಾರ {name},', created_at: now, updated_at: now })
    .execute()
  expect((await words(token)).words.greeting).toBe('ನಮಸ್ಕಾರ Asha,')
})

type ReportWords = {
  words: { greeting: string; paragraphs: string[] }
  mistakes: { label: string; saw: string }[]
  advice: { title: string; text: string }[]
}

test('the PDF is set in the letters of whoever asked for it', async ({ make, http, api, world }) => {
  await make.institute()
  const paper = await make.onlineTest()
  const asha = await make.user({ name: 'Asha Rao' })
  const token = await make.token(asha)
  await make.marked(paper, asha, ['A', 'B', null])
  const file = async () => {
    const { body } = await http.get(`/tests/${paper.slug}/report-download-request`, { token })
    const request = new Request(`${world.services.siteUrl}/v1/test-report-download/${body.file_key}`)
    const reply = await api.download(request, { address: '203.0.113.7', requestId: 'r' })
    return Buffer.from(await reply.arrayBuffer()).toString('latin1')
  }
  expect(await file()).not.toContain('NotoSansKannada')
  await http.postJson('/profile/language', { language: 'kn' }, { token })
  const own = await file()
  expect(own).toContain('NotoSansKannada')
  // What is read aloud of a figure is Kannada too.
  expect(own).not.toContain('percent, grade')
})

test.for([
  ['in which the agreement was read', { language: 'kn' }, null, 'ನಿಮ್ಮ ಮಗುವಿನ'],
  ['of the form for the aptitude test', {}, 'hi', 'आपके बच्चे'],
  ['that everybody here reads, where none is known', {}, null, 'A result of your child is out'],
] as const)(
  'a parent without an account is written to in the language %s',
  async ([, read, form, said], { make, ctx, api, world }) => {
    await make.institute()
    const child = await make.minor({ name: 'Asha Rao' })
    await make.parent(child, { email: 'mother@example.com' })
    await make.consent(child, { by_contact: 'mother@example.com', ...read })
    if (form) await aRegistration(ctx, child, await make.sitting(), { language: form })
    await make.marked(await make.onlineTest(), child, ['A', 'B', null])
    const attempt = await ctx.db.selectFrom('attempts').select('id').executeTakeFirstOrThrow()
    await tellOfResult.run(ctx, { attempt_id: attempt.id })
    await api.runner.drain()
    expect(world.mail.to('mother@example.com')[0]?.subject).toContain(said)
    // The student has chosen nothing.
    expect(world.mail.to(child.email)[0]?.subject).toContain('Your result is out')
  },
)

test('a language that we do not speak is refused, and nobody chooses for somebody else', async ({ make, http }) => {
  const token = await make.token(await make.user())
  expect((await http.postJson('/profile/language', { language: 'fr' }, { token })).status).toBe(422)
  expect((await http.postJson('/profile/language', { language: 'kn' })).status).toBe(401)
})

test('the mail about a result is written in the language of whoever gets it', async ({
  make,
  http,
  ctx,
  api,
  world,
}) => {
  await make.institute()
  const paper = await make.onlineTest()
  const asha = await make.user({ name: 'Asha Rao', email: 'asha@northlight.test', email_verified_at: ctx.now() })
  await http.postJson('/profile/language', { language: 'hi' }, { token: await make.token(asha) })
  await make.marked(paper, asha, ['A', 'B', null])
  const { id } = await ctx.db
    .selectFrom('attempts')
    .select('id')
    .where('user_id', '=', asha.id)
    .executeTakeFirstOrThrow()
  await tellOfResult.run(ctx, { attempt_id: id })
  await api.runner.drain()
  const mail = world.mail.sent.find(({ to }) => to === asha.email)
  expect(mail?.subject).toContain('आपका परिणाम आ गया है')
  expect(mail?.text).toMatch(hindi)
  expect(mail?.html).toContain('lang="hi"')
  expect(mail?.text).not.toContain('this is about')
})
