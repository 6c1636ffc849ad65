import { SubscribeInput } from '@northlight/contract/enquiries'
import { JobApplicationInput } from '@northlight/contract/enquiries/job-application'
import { describe, expect, test } from 'vitest'
import {
  errorsAmong,
  errorsOf,
  type FormState,
  firstInvalid,
  inReadingOrder,
  nextFormState,
  valuesOf,
} from './form-core.ts'

const formOf = (entries: [string, string | File][]) => {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

describe('reading a form', () => {
  test('trims texts and leaves out what is empty, as the API does', () => {
    expect(
      valuesOf(
        formOf([
          ['email', '  a@b.in '],
          ['name', '   '],
        ]),
      ),
    ).toEqual({ email: 'a@b.in' })
  })

  test('leaves out a file field without a file, and makes a list of a repeated name', () => {
    const empty = new File([], '')
    expect(
      valuesOf(
        formOf([
          ['cv', empty],
          ['exam', 'JEE'],
          ['exam', 'NEET'],
        ]),
      ),
    ).toEqual({ exam: ['JEE', 'NEET'] })
  })
})

describe('checking with the schema of the contract', () => {
  const page_url = 'https://northlight.test/about-us'

  test('a good form has no errors', () => {
    expect(errorsOf(SubscribeInput, { email: 'a@b.in', page_url })).toEqual({})
  })

  test('a missing and a malformed address are told in words', () => {
    expect(errorsOf(SubscribeInput, { page_url })).toEqual({ email: ['Enter your e-mail address.'] })
    expect(errorsOf(SubscribeInput, { email: 'nobody@', page_url }).email?.[0]).toMatch(/valid e-mail/)
  })
})

describe('a file', () => {
  const applied = (file: File) =>
    errorsOf(
      JobApplicationInput,
      valuesOf(
        formOf([
          ['name', 'Asha Rao'],
          ['email', 'asha@example.com'],
          ['phone', '98450 00199'],
          ['cv', file],
        ]),
      ),
    )

  test('that fits the rule of the contract is accepted before it is sent', () => {
    expect(applied(new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' }))).toEqual({})
  })

  test('of another kind, or too large, is refused before it is sent', () => {
    expect(applied(new File(['x'], 'cv.exe', { type: 'application/x-msdownload' })).cv?.[0]).toMatch(/Choose a/)
    const large = new File([new Uint8Array(5_200_000)], 'cv.pdf', { type: 'application/pdf' })
    expect(applied(large).cv?.[0]).toMatch(/larger/)
  })

  test('is never held in memory to be checked, however large it is', () => {
    const film = new File(['x'], 'film.pdf', { type: 'application/pdf' })
    // More than an array can be long.
    Object.defineProperty(film, 'size', { value: 2 ** 54 })
    expect(applied(film).cv?.[0]).toMatch(/larger/)
  })
})

test('a step of a form is checked without a word about the other steps', () => {
  const errors = { name: ['Missing.'], batch: ['Choose one.'] }
  expect(errorsAmong(errors, ['name', 'school_name'])).toEqual({ name: ['Missing.'] })
  const before: FormState<string> = { status: 'idle', errors: { name: ['Old.'], school_name: ['Old.'] } }
  const after = nextFormState(before, {
    type: 'part-checked',
    names: ['name', 'school_name'],
    errors: { name: ['Missing.'] },
  })
  expect(after.errors).toEqual({ name: ['Missing.'] })
})

test('the first invalid field is the first on the page, not the first that was complained about', () => {
  expect(firstInvalid(['name', 'email', 'phone'], { phone: ['x'], email: ['y'] })).toBe('email')
  expect(firstInvalid(['name'], { name: [], other: ['x'] })).toBeUndefined()
})

describe('the states of a form', () => {
  const idle: FormState<string> = { status: 'idle', errors: {} }

  test('idle, submitting, success', () => {
    const sent = nextFormState(idle, { type: 'submitted' })
    expect(sent).toEqual({ status: 'submitting', errors: {} })
    expect(nextFormState(sent, { type: 'succeeded', reply: 'ok' })).toEqual({
      status: 'success',
      errors: {},
      result: 'ok',
    })
  })

  test('idle, submitting, failure with the errors of the server', () => {
    const failed = nextFormState<string>(
      { status: 'submitting', errors: {} },
      { type: 'failed', errors: { email: ['Taken.'] } },
    )
    expect(failed).toEqual({ status: 'failure', errors: { email: ['Taken.'] } })
  })

  test('typing takes away the complaint about that field only', () => {
    const failed: FormState<string> = { status: 'failure', errors: { email: ['Taken.'], name: ['Missing.'] } }
    expect(nextFormState(failed, { type: 'field-changed', name: 'email' }).errors).toEqual({ name: ['Missing.'] })
  })

  test('leaving a field adds or removes its complaint', () => {
    const checked = nextFormState(idle, { type: 'field-checked', name: 'email', errors: ['Bad.'] })
    expect(checked.errors).toEqual({ email: ['Bad.'] })
    expect(nextFormState(checked, { type: 'field-checked', name: 'email', errors: [] }).errors).toEqual({})
  })
})

test('complaints stand in the order of the fields, those about no field last', () => {
  const errors = { day: ['x'], '': ['y'], name: ['z'] }
  expect(Object.keys(inReadingOrder(['campus', 'name', 'day'], errors))).toEqual(['name', 'day', ''])
})
