import type { PaymentView } from '@northlight/contract/payments/payments'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ShortLists } from './short-lists.tsx'

const payment = {
  id: 1,
  title: 'Two-Year Integrated, JEE, Bengaluru, instalment 2 of 4',
  status: 'PAID',
  amount_paise: 3_690_000,
  paid_at: '2026-09-12T06:00:00.000Z',
  created_at: '2026-09-12T06:00:00.000Z',
} as PaymentView

test('on a phone the day of a payment stands below what it was for, and has no column that narrows it', () => {
  const html = renderToStaticMarkup(<ShortLists courses={undefined} payments={[payment]} retry={async () => {}} />)
  expect(html.match(/12 Sep 2026/g)).toHaveLength(2)
  expect(html).toMatch(/<th scope="row">[^<]*instalment 2 of 4<span class="[^"]*\bsm:hidden\b[^"]*">12 Sep 2026</)
  expect(html).toMatch(/<th scope="col" class="max-sm:hidden">Paid</)
  expect(html).toMatch(/<td class="[^"]*\bmax-sm:hidden\b[^"]*">12 Sep 2026</)
})
