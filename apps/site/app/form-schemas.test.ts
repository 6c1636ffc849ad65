import { expect, test, vi } from 'vitest'
import { errorsOf, type FormSchema } from './platform/forms/form-core.ts'

/** Every schema that a form of the site loads, by the module that holds it. */
const forms = async () => {
  const modules = await Promise.all([
    import('@northlight/contract/enquiries'),
    import('@northlight/contract/enquiries/admission'),
    import('@northlight/contract/enquiries/comment'),
    import('@northlight/contract/enquiries/contact'),
    import('@northlight/contract/enquiries/job-application'),
    import('@northlight/contract/enquiries/leads'),
    import('@northlight/contract/enquiries/reservation'),
    import('@northlight/contract/enquiries/vrddhi'),
    import('@northlight/contract/accounts'),
    import('@northlight/contract/families'),
    import('@northlight/contract/payments/enrolments'),
    import('@northlight/contract/results/report'),
    import('@northlight/contract/admissions/test'),
    import('./features/admission/registration/registration-endpoint.ts'),
    import('./features/account/sign-in/sign-up-endpoint.ts'),
  ])
  const found: Record<string, FormSchema & { shape: object }> = {}
  for (const [at, module] of modules.entries())
    for (const [name, value] of Object.entries(module)) {
      const input = (value as { input?: unknown } | null)?.input
      // What the test screen sends is no form.
      if (typeof value === 'object' && input && !/Steps|Events|Submit/.test(name))
        found[`${at} ${name}`] = input as FormSchema & { shape: object }
    }
  return found
}

const whole = await forms()
vi.doMock('zod', () => import('./platform/forms/light-zod.ts'))
vi.resetModules()
const light = await forms()
const everyModule = import.meta.glob(['../../../packages/contract/src/**/*.ts', '!**/*.test.ts', '!**/office/**'])

/** Passes for an array of that length and holds no memory. */
const bytes = (length: number): Uint8Array => Object.create(Uint8Array.prototype, { length: { value: length } })
/** What people type, what browsers send, and what neither should. */
const values = [
  undefined,
  'x',
  '   ',
  'Asha Rao',
  'आशा राव',
  '​',
  'a\u202eb',
  'line\r\nbreak',
  'y'.repeat(256),
  'y'.repeat(600),
  'y'.repeat(6000),
  'asha@exam',
  'asha@example.com',
  `${'a'.repeat(250)}@example.com`,
  '98450 00199',
  '+91 98450-00199',
  '12345',
  '1234 5678 9012',
  '123456',
  '0',
  '20',
  '99.5',
  '2026-02-30',
  '2011-04-23',
  '1899-12-31',
  '10:30',
  'https://northlight.example/about-us',
  'javascript:alert(1)',
  'Visit Our Center',
  'Residential',
  'Yes',
  'yes',
  'on',
  'studying',
  'Short1',
  'Long#Enough2026',
  7,
  ['a', 'b'],
  { name: 'cv.pdf', type: 'application/pdf', bytes: bytes(10) },
  { name: 'cv.png', type: 'image/png', bytes: bytes(10) },
  { name: 'cv.pdf', type: 'application/pdf', bytes: bytes(6_000_000) },
  { name: 'cv.txt', type: 'text/plain', bytes: bytes(0) },
]

const said = (value: unknown) => String(JSON.stringify(value)).slice(0, 40)

/** Sentences of zod itself are shown to nobody: a form's field has one of ours. */
const shown = (schema: FormSchema, input: object) =>
  Object.fromEntries(
    Object.entries(errorsOf(schema, input)).map(([name, sentences]) => [
      name,
      sentences.map((sentence) => (/^(?:Invalid|Too|Unrecognized)/.test(sentence) ? 'Invalid input' : sentence)),
    ]),
  )

test('there are forms to compare, and they are the same ones', () => {
  expect(Object.keys(whole).length).toBeGreaterThan(25)
  expect(Object.keys(light)).toEqual(Object.keys(whole))
})

test('every module of the contract but the office’s can be loaded with it: a page may import any of them', async () => {
  expect(Object.keys(everyModule).length).toBeGreaterThan(40)
  for (const load of Object.values(everyModule)) await load()
})

test.each(Object.keys(whole))('%s is told what is wrong as by zod', (name) => {
  const [real, ours] = [whole[name], light[name]]
  if (!real || !ours) throw new Error('a form is missing')
  const fields = Object.keys(real.shape)
  expect(Object.keys(ours.shape)).toEqual(fields)
  expect(shown(ours, {}), 'nothing typed').toEqual(shown(real, {}))
  for (const value of values) {
    const everywhere = Object.fromEntries(fields.map((field) => [field, value]))
    expect(shown(ours, everywhere), `${said(value)} in every field`).toEqual(shown(real, everywhere))
    for (const field of fields) {
      const input = { [field]: value }
      expect(shown(ours, input), `${field}: ${said(value)}`).toEqual(shown(real, input))
    }
  }
})
