import { seconds } from '@northlight/contract/durations'
import { expect, test, vi } from 'vitest'
import { type HallTicketInput, hallTicket } from './hall-ticket.ts'

// Fonts are read and a document is set; a busy machine takes its time.
vi.setConfig({ testTimeout: seconds(60) })

const input: HallTicketInput = {
  institute: { name: 'Test Institute', tagline: '', phone: '9845000100', email: 'office@institute.test', address: '' },
  title: 'Aptitude test',
  number: 'ADM-26-00017',
  name: 'Ananya Rao',
  school_name: 'Lakeview Public School',
  class: '10th',
  program: 'Two-Year Integrated, JEE',
  parent: 'Raghavendra Rao',
  sitting: {
    ...{ centre: 'Test campus', address: '1 Test Road', sits_on: '2026-12-06', slot: '10:30 am – 12:30 pm' },
    ...{ room: 'Room 101', gate_closes: '10:15' },
  },
  bring: ['School identity card or any card with a photograph', 'The hall ticket, printed or on a phone'],
  check_url: 'https://northlight.test/admission/hall-ticket/h-1-0123456789abcdef01234567',
  typed_code: '01234567',
  at: '2026-11-15T04:30:00.000Z',
}

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')
const pages = (bytes: Uint8Array) => text(bytes).match(/\/Type \/Page\b(?!s)/g)?.length

test('is one page with a title a reader of screens announces', async () => {
  const bytes = await hallTicket(input)
  expect(text(bytes).slice(0, 5)).toBe('%PDF-')
  expect(pages(bytes)).toBe(1)
  expect(text(bytes)).toContain('/Marked true')
  expect(text(bytes)).toContain('/Alt (Code with which staff check this ticket)')
})

test('is the same file for the same ticket, and another for another code', async () => {
  const [one, two] = [await hallTicket(input), await hallTicket(input)]
  expect(text(one)).toBe(text(two))
  const other = await hallTicket({ ...input, check_url: `${input.check_url}0` })
  expect(text(other)).not.toBe(text(one))
})

test.each([
  ['Kannada', 'ಅನನ್ಯಾ ಕೃಷ್ಣಮೂರ್ತಿ', 'NotoSansKannada'],
  ['Devanagari', 'कृष्णप्रिया क्षत्रिय', 'NotoSans'],
  ['Tamil', 'தமிழ்ச்செல்வி', 'NotoSansTamil'],
  ['mixed letters', 'Ananya ಅನನ್ಯ', 'NotoSansKannada'],
])('is one page with a name in %s', async (_, name, face) => {
  const bytes = await hallTicket({ ...input, name, school_name: name, parent: name })
  expect(pages(bytes)).toBe(1)
  expect(text(bytes)).toContain(face)
})

test('the lists of an institute that asks for much go to a second page whole', async () => {
  const long = 'Venkata Subrahmanya Raghavendra Krishnamurthy Ananthapadmanabha Rao '.repeat(4)
  const bring = Array.from({ length: 9 }, (_, at) => `A thing to bring, number ${at}, with a word on why it is needed`)
  const bytes = await hallTicket({ ...input, name: long, school_name: long, parent: long, program: long, bring })
  expect(pages(bytes)).toBe(2)
})

test('keeps to one page with a long name, a long address and no parent', async () => {
  const bytes = await hallTicket({
    ...input,
    name: 'Venkata Subrahmanya Raghavendra Krishnamurthy Ananthapadmanabha Rao',
    parent: null,
    sitting: {
      ...input.sitting,
      address: '14 Observatory Road, second floor, behind the old market,\nJayanagar, Bengaluru 560 011',
    },
  })
  expect(pages(bytes)).toBe(1)
})
