import { formEndpoints } from '@northlight/contract/enquiries/forms'
import { askAboutTwoYears } from '@northlight/contract/enquiries/leads'
import { askForSyllabus } from '@northlight/contract/enquiries/vrddhi'
import { contactEventForms } from '@northlight/contract/office/family-words'
import { expect, test } from 'vitest'
import { contactEventKinds } from '../counselling/contact-events/contact-event.ts'
import { parts } from '../domains.ts'
import { partsOf } from '../kernel/ports.ts'
import { defineForm } from './define-form.ts'
import { byItsAddress } from './person-parts.ts'
import { forms } from './sent.ts'

const whole = {
  name: 'scholar',
  entity: 'scholar_enquiry',
  endpoints: [askAboutTwoYears],
  table: 'scholar_enquiries',
  isOfChild: false,
  choices: {},
  row: () => ({ name: '', email: '', phone: '', course: '', branch: '' }),
  reply: () => expect.unreachable(),
  contactEvent: { read: () => null, words: () => [] },
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
    () => defineForm(without(whole, 'touch')),
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
    // @ts-expect-error a form by which families touch us is a touch
    () => defineForm({ ...whole, contactEvent: { none: 'Nobody asked.' } }),
    // @ts-expect-error counsellors have no word for this one
    () => defineForm({ ...whole, name: 'riddle' }),
    // @ts-expect-error a row without what its table needs
    () => defineForm({ ...whole, row: () => ({ name: '' }) }),
  ]
  expect(mistakes).toHaveLength(12)
})

test('the forms of the contract are those that are defined', () => {
  const pathsOf = (endpoints: readonly { path: string }[]) => endpoints.map(({ path }) => path).toSorted()
  expect(pathsOf(forms.flatMap(({ endpoints }) => endpoints))).toEqual(pathsOf(formEndpoints))
})

test('the office has a word for every way in which families touch us, and for no other', () => {
  const ways = partsOf({ services: { parts } as never }, contactEventKinds).map(({ form }) => form)
  // Anyone who walks in is noted by a colleague.
  expect([...ways, 'walk-in'].toSorted()).toEqual(Object.keys(contactEventForms).toSorted())
})
