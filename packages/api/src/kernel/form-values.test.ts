import { formShapes } from '@northlight/contract/form-shapes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { formValues } from './form-values.ts'

const Step = z.object({ number: z.number(), note: z.string().optional(), tags: z.array(z.string()).optional() })
const open = z.array(z.unknown())
formShapes.set(open, z.array(Step))
const Schema = z.object({
  name: z.string(),
  count: z.coerce.number(),
  is_late: z.boolean().optional(),
  names: z.array(z.string()).min(1),
  steps: z.array(Step),
  open,
  place: z.object({ city: z.string(), is_far: z.boolean().default(false) }).optional(),
})

/** As a browser or a PHP client writes nested values. */
const pairsOf = (value: unknown, name: string): [string, string][] => {
  if (Array.isArray(value))
    return value.flatMap((one, at) => pairsOf(one, typeof one === 'object' ? `${name}[${at}]` : `${name}[]`))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, inner]) => pairsOf(inner, `${name}[${key}]`))
  return value === undefined ? [] : [[name, String(value)]]
}

const step = fc.record(
  { number: fc.integer(), note: fc.string(), tags: fc.array(fc.string(), { minLength: 1 }) },
  { requiredKeys: ['number'] },
)
const input = fc.record(
  {
    name: fc.string(),
    count: fc.integer(),
    is_late: fc.boolean(),
    names: fc.array(fc.string(), { minLength: 1 }),
    steps: fc.array(step, { minLength: 1 }),
    open: fc.array(step, { minLength: 1 }),
    place: fc.record({ city: fc.string(), is_far: fc.boolean() }),
  },
  { requiredKeys: [] },
)

describe('the fields of a form', () => {
  test('say the same as the JSON they were written from, whatever it is', () => {
    fc.assert(
      fc.property(input, (value) => {
        const pairs = Object.entries(value).flatMap(([name, inner]) => pairsOf(inner, name))
        expect(JSON.stringify(sorted(formValues(pairs, Schema)))).toBe(JSON.stringify(sorted(value)))
      }),
    )
  })

  test('never fail to be read, pollute nothing and name nothing the schema does not', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom('steps', 'open', 'names', '__proto__', 'constructor', '[', ']'))
    const name = fc
      .array(part, { maxLength: 12 })
      .map((parts) => parts.map((one, at) => (at ? `[${one}]` : one)).join(''))
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
        const values = formValues(pairs, Schema)
        for (const key of Object.keys(values)) expect(Object.keys(Schema.shape)).toContain(key)
        expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
        expect(({} as Record<string, unknown>).polluted).toBeUndefined()
      }),
    )
  })

  test.each([
    ['a list under one name', 'names=a&names=b', { names: ['a', 'b'] }],
    ['a list with brackets', 'names[]=a&names[]=b', { names: ['a', 'b'] }],
    ['a list out of order', 'names[7]=b&names[2]=a', { names: ['a', 'b'] }],
    ['a place far down a list, which makes no long list', 'names[999999999]=a', { names: ['a'] }],
    ['true and 1', 'is_late=1&place[is_far]=true', { is_late: true, place: { is_far: true } }],
    ['false and 0', 'is_late=0&place[is_far]=false', { is_late: false, place: { is_far: false } }],
    ['what is neither', 'is_late=perhaps&count=many', { is_late: 'perhaps', count: 'many' }],
    ['a plain field sent twice', 'name=a&name=b', { name: 'b' }],
    ['brackets on a plain field', 'name[a]=b', { name: { a: 'b' } }],
    ['deeper than anything asked for', `steps${'[0]'.repeat(9)}=1`, {}],
    ['brackets that do not close', 'steps[0=1&steps]=2&[a]=3&=4', {}],
    ['an open list inside a path', 'steps[][number]=1', {}],
  ])('%s', (_, sent, values) => {
    expect(formValues(new URLSearchParams(sent), Schema)).toEqual(values)
  })

  test('are refused when there are more than any call needs', () => {
    const many = Array.from({ length: 10_001 }, (): [string, string] => ['names[]', 'a'])
    expect(() => formValues(many, Schema)).toThrow()
    expect(formValues(many.slice(1), Schema).names).toHaveLength(10_000)
  })
})

/** Object keys in one order: a form keeps the order in which fields were sent. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}
