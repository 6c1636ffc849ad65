import { expect, test } from 'vitest'
import { deskDayText } from './desk-day.ts'

const none = {
  ...{ cash_paise: 0, cheque_paise: 0, upi_paise: 0, bank_paise: 0, returned_paise: 0, mistaken_paise: 0 },
  ...{ cash_out_paise: 0, other_out_paise: 0 },
}

test.each([
  [{}, ''],
  [
    { cash_paise: 16_200_00, cheque_paise: 12_600_00, upi_paise: 12_600_00 },
    'cash ₹16,200 · cheque ₹12,600 · UPI ₹12,600',
  ],
  [{ cash_paise: 16_200_00, cash_out_paise: 2_500_00 }, 'cash ₹13,700 (₹16,200 taken, ₹2,500 paid out)'],
  [{ cash_out_paise: 2_500_00 }, 'cash −₹2,500 (₹0 taken, ₹2,500 paid out)'],
  [{ cheque_paise: 25_200_00, returned_paise: 12_600_00 }, 'cheque ₹25,200, of it returned ₹12,600'],
  [
    { other_out_paise: 100_00, mistaken_paise: 99_00 },
    'paid out by cheque or transfer ₹100 · noted by mistake and not counted ₹99',
  ],
])('the desk on a day with %o', (day, words) => {
  expect(deskDayText({ ...none, ...day })).toBe(words)
})
