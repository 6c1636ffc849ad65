import { describe, expect, test } from 'vitest'
import { isOwnAddress } from './facts.tsx'
import { render, type TemplateName, templateNames } from './render.ts'

const institute = {
  name: 'Northlight Academy',
  address: '12 Observatory Road, Bengaluru 560001',
  site_url: 'https://northlight.test',
}

describe('the subscription mail to the office', () => {
  const write = (fields: { email?: string; page_url?: string } = {}) =>
    render('office-subscription', {
      institute,
      email: 'asha@example.test',
      page_url: 'https://northlight.test/faq',
      ...fields,
    })

  test('has the subject the office filters by', async () => {
    expect((await write()).subject).toBe('Subscription Enquiry')
  })

  test('says who subscribed and on which page, in both forms', async () => {
    const { html, text } = await write()
    for (const form of [html, text]) {
      expect(form).toContain('asha@example.test')
      expect(form).toContain('https://northlight.test/faq')
      expect(form).toContain('12 Observatory Road, Bengaluru 560001')
    }
  })

  test('keeps what was typed as text, never as markup', async () => {
    const { html } = await write({ email: '<img src=x onerror=alert(1)>@example.test' })
    expect(html).not.toContain('<img')
    expect(html).toContain('&lt;img')
  })

  test('makes no link of a foreign page address', async () => {
    const { html } = await write({ page_url: 'https://phishing.test/login' })
    expect(html).toContain('https://phishing.test/login')
    expect(html).not.toContain('href="https://phishing.test')
  })

  test('writes the plain text without markup or shouted headings', async () => {
    const { text } = await write()
    expect(text).toContain('New newsletter subscription')
    expect(text).not.toMatch(/<\w+/)
  })
})

const typed = '<b onclick="x()">Asha</b> 👩‍🎓 عائشة'

/** Every field of every template, with markup wherever a visitor types freely. */
const filled: Parameters<typeof render<TemplateName>>[1] = {
  institute,
  visit_question: typed,
  admission_question: typed,
  contact_question: typed,
  school_course_question: typed,
  course_location_question: typed,
  course_standard_question: typed,
  final_callback_question: typed,
  schedule_callback_question: typed,
  number: 17,
  kind: 'puc',
  about: 'paid',
  subject: typed,
  lead: typed,
  facts: [['Name', typed]],
  message: `${typed}\nsecond line`,
  paragraphs: [typed],
  overdue: 1,
  times: [['11:00 am', 'A visit']],
  application_number: 'ADM-26-00017',
  sitting: 'Sunday, 6 Dec 2026, 10:30 am',
  centre: 'Mysuru campus',
  fee: '₹99',
  has_ticket: true,
  is_refunded: false,
  is_online: false,
  result: '88 per cent',
  event: 'A family has registered and paid.',
  kinds: [{ name: typed, times: '3 times' }],
  program: 'Foundation',
  email: 'a@b.test',
  page_url: 'https://northlight.test/',
  url: 'https://northlight.test/auth/reset-password/secret',
  when: '15 Nov 2026, 10:00 am',
  request_type: 'Call Back',
  date: '20 Nov 2026',
  time: '10:30 am',
  phone: '9845000199',
  father_phone: '9845000198',
  mother_phone: '9845000197',
  father_email: 'f@b.test',
  mother_email: 'm@b.test',
  class: '9',
  branch: 'Mysuru',
  amount: '₹37,800',
  receipt_number: 'R/2026-27/000017',
  order_id: 'order_17',
  payment_id: 'pay_17',
  refund_id: 'rfnd_17',
  by_hand: null,
  why: 'It was paid a second time.',
  part: 'instalment 2 of 4',
  due: '14 Feb 2027',
  is_late: false,
  used: '30 of 365 days',
  kept: '₹12,300',
  is_nothing: false,
  paid: '₹36,900',
  title: typed,
  reason: typed,
  points: [typed],
  lines: [typed],
  readers: [typed],
  is_parent: false,
  begins: typed,
  ends: typed,
  happened: typed,
  contact: typed,
  head: typed,
  covers: typed,
  copy: typed,
  day: 'Sunday, 29 Nov 2026',
  opens: '10:00 am',
  begin_by: '6:00 pm',
  stop_url: 'https://www.example.org/stop-notices/17-0-0',
  code: '204060',
  until: '22 Nov 2026',
  version: '2026-11',
  cheque_news: 'received',
  reference: '000123SBI',
  received: '14 Nov 2026',
  news: 'agreed',
  parent_news: 'replaced',
  result_news: 'changed',
  security_news: 'reset-asked',
  outcome: 'refused',
  inviter: typed,
  role: 'editor',
  test_name: typed,
  device: typed,
  student_name: typed,
  parent_name: typed,
  name: typed,
  new_address: 'a…@example.net',
  course: typed,
  detail: `${typed}\nsecond line`,
  address: `${typed}\nsecond line`,
  course_name: typed,
  branch_name: typed,
  school_name: typed,
  father_name: typed,
  mother_name: typed,
  event_name: 'Open day',
  event_url: 'https://northlight.test/events/open-day',
  venue: typed,
  people: 3,
  taken: '41 of 60',
  is_cancelled: false,
  by: typed,
  changes: [typed],
  besides: [{ words: typed, amount: '− ₹500' }],
  goes_to: 'both',
}

test.each(templateNames.filter((name) => !['office-subscription', 'contact-thank-you'].includes(name)))(
  '%s keeps what was typed as text, in both forms',
  async (name) => {
    const { subject, html, text } = await render(name, filled)
    expect(html).not.toContain('<b onclick')
    expect(html).toContain('&lt;b onclick')
    expect(text).toContain(typed)
    // A colleague wrote the subject of a letter, a form's definition that of its notice; elsewhere a stranger may have typed.
    if (name === 'family-letter' || name === 'office-notice') expect(subject).toBe(typed)
    else expect(subject).not.toContain('Asha')
  },
)

test('a message keeps its lines', async () => {
  const { html, text } = await render('office-notice', filled)
  expect(html).toMatch(/عائشة<br\s*\/?>second line/)
  expect(text).toMatch(/\nsecond line/)
})

test('what was left out is not shown', async () => {
  const { text } = await render('office-notice', {
    ...filled,
    facts: [
      ['Father', 'Ramesh'],
      ['Mother', null],
      ['Mother’s mobile', ''],
    ],
  })
  expect(text).not.toContain('Mother')
  expect(text).toContain('Father')
})

test('the thank-you repeats nothing that a stranger could have typed', async () => {
  const { subject, html, text } = await render('contact-thank-you', filled)
  expect(subject).toBe('Northlight Academy - Thank You')
  for (const form of [html, text]) {
    expect(form).not.toContain('Asha')
    expect(form).not.toContain('a@b.test')
    expect(form).toContain('20 Nov 2026')
  }
})

test.each(templateNames)('%s loads nothing from elsewhere and names both colour schemes', async (name) => {
  const { html } = await render(name, filled)
  expect(html).not.toMatch(/<(img|link|script|iframe)\b/i)
  expect(html).not.toMatch(/url\(|@import/i)
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toMatch(/<html[^>]* lang="en"/)
})

test.each([
  ['https://northlight.test/faq?page=2', true],
  ['https://northlight.test.evil.test/', false],
  ['https://northlight.test@evil.test/', false],
  ['https://user@northlight.test/', false],
  ['http://northlight.test/', false],
  ['javascript:alert(1)', false],
  ['', false],
])('%j is an address of our own: %j', (address, expected) => {
  expect(isOwnAddress(address, institute.site_url)).toBe(expected)
})
