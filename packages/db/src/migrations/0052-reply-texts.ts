import { defineMigration } from './define.ts'

const made = '2026-11-16T00:00:00.000Z'

/** Words every institute can begin with; the office changes them. */
const texts: [name: string, channel: 'whatsapp' | 'mail', subject: string, body: string][] = [
  [
    'We tried to call',
    'whatsapp',
    '',
    'Namaste, this is {counsellor} of {institute}. I tried to call you about {wants}. When may I call you?',
  ],
  [
    'Visit',
    'whatsapp',
    '',
    'Namaste, this is {counsellor} of {institute}. We look forward to your visit. Our address and the way here: {site}/contact-us',
  ],
  [
    'Aptitude test',
    'whatsapp',
    '',
    'Namaste, this is {counsellor} of {institute}. You can register for the aptitude test here: {site}/admission',
  ],
  [
    'Fees and what they cover',
    'mail',
    'Fees and what they cover',
    'Dear parent,\n\nthank you for speaking with us. What our courses cost, what the fee covers and how it is given back are on this page: {site}/fees\n\nPlease answer this mail with anything you would like to know.\n\n{counsellor}\n{institute}',
  ],
  [
    'Your visit',
    'mail',
    'Your visit to us',
    'Dear parent,\n\nwe look forward to seeing you. You will find our address and opening hours here: {site}/contact-us\n\nIf the time does not suit you any more, please answer this mail.\n\n{counsellor}\n{institute}',
  ],
]

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

export const replyTexts = defineMigration('0052-reply-texts', (t) => [
  t.table('reply_texts', {
    id: t.id,
    name: t.text,
    channel: t.text.oneOf(['whatsapp', 'mail']),
    subject: t.text,
    body: t.text,
    created_at: t.instant,
    updated_at: t.instant,
  }),
  `insert into reply_texts (name, channel, subject, body, created_at, updated_at) values ${texts
    .map((row) => `(${row.map(quoted).join(', ')}, '${made}', '${made}')`)
    .join(', ')}`,
])
