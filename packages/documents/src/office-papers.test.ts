import { languages } from '@northlight/contract/words/languages'
import { expect, test } from 'vitest'
import { consentForm } from './consent-form.ts'
import { consentFormWords } from './consent-form-words.ts'
import { hallTickets } from './hall-ticket.ts'
import { offerLetter } from './offer-letter.ts'
import { rosterSheet } from './roster.ts'

const isPdf = (bytes: Uint8Array) => new TextDecoder().decode(bytes.slice(0, 5)) === '%PDF-'
const institute = { name: 'Northlight Academy', address: '12 Observatory Road', email: 'a@b.test', phone: '9845000100' }

test('an offer and a roster of several pages are PDFs', async () => {
  const letter = await offerLetter({
    ...{ institute, number: 'ADM-26-00017', at: '2026-11-16T05:00:00.000Z', name: 'Zoya Khan' },
    ...{ title: 'Two-Year Integrated JEE, Bengaluru', result: '78 per cent', fee_paise: 1_47_600_00 },
    ...{ waiver_percent: 60, waived_paise: 88_560_00, until: '18 Nov 2026', note: null, refund_rule: 'By the day.' },
  })
  expect(isPdf(letter)).toBe(true)
  const rows = Array.from({ length: 90 }, (_, at) => ({
    ...{
      number: `ADM-26-${at}`,
      name: `ಅಭ್ಯರ್ಥಿ ${at}`,
      class: '10th',
      extra: at % 9 === 0 ? '20 min an hour' : '',
      mark: '',
      room: at < 40 ? 'Room 101' : 'Room 102',
    },
  }))
  const roster = await rosterSheet({
    ...{ institute, centre: 'Mysuru campus', day: '22 Nov 2026', slot: '10:30 am', by: 'Ravi Naik', rows },
    ...{ at: '2026-11-16T05:00:00.000Z', gate_closes: '10:15', rooms: ['Room 101', 'Room 102'] },
  })
  expect(isPdf(roster)).toBe(true)
  expect(roster.length).toBeGreaterThan(letter.length)
})

test('the tickets of a sitting are one PDF, each on a page of its own', async () => {
  const ticket = (at: number) => ({
    ...{
      institute: { ...institute, tagline: '' },
      title: 'Aptitude test',
      number: `ADM-26-0000${at}`,
      name: `Zoya ${at}`,
    },
    ...{ school_name: 'Lakeview', class: '10th', program: 'JEE', parent: null, bring: ['A pen'] },
    sitting: {
      centre: 'Mysuru campus',
      address: null,
      sits_on: '2026-11-22',
      slot: '10:30 am',
      room: null,
      gate_closes: null,
    },
    ...{ check_url: `https://northlight.test/t/${at}`, typed_code: 'abcd1234', at: '2026-11-16T05:00:00.000Z' },
  })
  const bytes = await hallTickets({
    ...{ institute, title: 'Mysuru campus, 22 Nov 2026', by: 'Ravi Naik', at: '2026-11-16T05:00:00.000Z' },
    tickets: [1, 2, 3].map(ticket),
  })
  expect(isPdf(bytes)).toBe(true)
  expect(new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b(?!s)/g)).toHaveLength(3)
})

test('the paper of a consent stands on one page in each language, with the same parts', async () => {
  const parts = (value: unknown): unknown =>
    typeof value === 'string'
      ? 'words'
      : Array.isArray(value)
        ? value.length
        : Object.values(value as object).map(parts)
  for (const language of languages) {
    const words = consentFormWords[language]
    expect(parts(words), language).toEqual(parts(consentFormWords.en))
    expect(words.lead).toContain('{institute}')
    const bytes = await consentForm({ institute, language, at: '2026-11-16T05:00:00.000Z' })
    expect(isPdf(bytes)).toBe(true)
    expect(new TextDecoder('latin1').decode(bytes).match(/\/Type \/Page\b(?!s)/g), language).toHaveLength(1)
  }
})
