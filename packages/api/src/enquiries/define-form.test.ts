import type { Endpoint } from '@northlight/contract/endpoint'
import { askAboutTwoYears } from '@northlight/contract/enquiries/leads'
import { askForSyllabus } from '@northlight/contract/enquiries/vrddhi'
import { modulesIn } from '@northlight/db/modules-in'
import { expect, test } from 'vitest'
import { contactEventKinds, contactEventLabels } from '../counselling/contact-events/contact-event.ts'
import { callsOf } from '../create-api.ts'
import { parts } from '../domains.ts'
import { partsOf } from '../kernel/ports.ts'
import { defineForm } from './define-form.ts'
import { byItsAddress } from './person-parts.ts'
import { sent } from './sent.ts'

const whole = {
  name: 'scholar',
  entity: 'scholar_enquiry',
  endpoints: [askAboutTwoYears],
  table: 'scholar_enquiries',
  isOfChild: false,
  choices: {},
  row: () => ({ name: '', email: '', phone: '', course: '', branch: '' }),
  reply: () => expect.unreachable(),
  contactEvent: { label: 'Two-year programme', read: () => null, words: () => [] },
  retention: 'enquiries',
  persons: byItsAddress('Questions', ['name']),
  notice: { subject: '', title: '', lead: '', facts: () => [], replyTo: () => null },
} as const

const withCard = {
  ...whole,
  name: 'vrddhi',
  endpoints: [askForSyllabus],
  table: 'vrddhi_enquiries',
  isOfChild: true,
  row: () => ({ name: '', school_name: '', phone: '', class: '', syllabus: '' }),
  upload: { field: 'card', column: 'card_file_id', kind: 'card' },
} as const

const without = <Whole extends object, Key extends keyof Whole>(form: Whole, key: Key): Omit<Whole, Key> => {
  const { [key]: _, ...others } = form
  return others
}

test('a form with every part is taken', () => {
  expect(defineForm(whole)).toMatchObject({ name: 'scholar', kind: { form: 'scholar', table: 'scholar_enquiries' } })
  expect(defineForm(withCard)).toMatchObject({ file: 'card_file_id', kind: { paper: 'card_file_id' } })
})

// The check of types reads these lines: it fails as soon as one of them compiles.
test('a form that leaves a part out does not compile', () => {
  const mistakes = [
    // @ts-expect-error how long it stays
    () => defineForm(without(whole, 'retention')),
    // @ts-expect-error how a person is found in it
    () => defineForm(without(whole, 'persons')),
    // @ts-expect-error what it tells of a family
    () => defineForm(without(whole, 'contactEvent')),
    // @ts-expect-error what the office reads
    () => defineForm(without(whole, 'notice')),
    // @ts-expect-error which lists its answers are chosen from
    () => defineForm(without(whole, 'choices')),
    // @ts-expect-error which field fills the column of the file
    () => defineForm(without(withCard, 'upload')),
    // @ts-expect-error a table without a column for a file takes none
    () => defineForm({ ...whole, upload: withCard.upload }),
    // @ts-expect-error a row that knows an account is of a child
    () => defineForm({ ...withCard, isOfChild: false }),
    // @ts-expect-error a period that the contract does not know
    () => defineForm({ ...whole, retention: 'for a while' }),
    // @ts-expect-error why no counsellor sees who sends it
    () => defineForm({ ...whole, contactEvent: {} }),
    // @ts-expect-error what counsellors call it
    () => defineForm({ ...whole, contactEvent: without(whole.contactEvent, 'label') }),
    // @ts-expect-error a row without what its table needs
    () => defineForm({ ...whole, row: () => ({ name: '' }) }),
  ]
  expect(mistakes).toHaveLength(12)
})

test('each file of forms/ defines one kind of form, and each has a name and a table of its own', () => {
  expect(sent.length).toBeGreaterThan(10)
  for (const { table, retention, persons } of sent) expect([table, retention, persons]).not.toContain(undefined)
  for (const key of ['name', 'table'] as const) expect(new Set(sent.map((one) => one[key])).size).toBe(sent.length)
})

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value

test('a call of a form that stands in the contract and in no definition is found', async () => {
  const folder = '../../../contract/src/enquiries/*.ts'
  const modules = await modulesIn<Record<string, unknown>>(import.meta.url, folder)
  const written = modules.flatMap((module) => Object.values(module).filter(isEndpoint))
  expect(written.length).toBeGreaterThan(10)
  const { listed } = callsOf()
  expect(written.filter((one) => !listed.includes(one)).map(({ path }) => path)).toEqual([])
})

test('the office has a word of its own for every way in which families come', () => {
  const ctx = { services: { parts } as never }
  const ways = partsOf(ctx, contactEventKinds).map(({ form }) => form)
  const labels = contactEventLabels(ctx)
  expect([...labels.keys()].toSorted()).toEqual([...ways, 'walk-in'].toSorted())
  expect(new Set(labels.values()).size).toBe(labels.size)
  expect([...labels.values()]).toEqual(expect.arrayContaining(['Contact form', 'Call-back', 'Walk-in']))
})
