import { expect, test } from 'vitest'
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
    },
  }))
  const roster = await rosterSheet({
    ...{ institute, centre: 'Mysuru campus', day: '22 Nov 2026', slot: '10:30 am', by: 'Ravi Naik', rows },
    at: '2026-11-16T05:00:00.000Z',
  })
  expect(isPdf(roster)).toBe(true)
  expect(roster.length).toBeGreaterThan(letter.length)
})
