import type { Instant } from '@northlight/contract/dates'
import type { Insertable } from 'kysely'
import type { Db } from '../../database.ts'
import type { CounsellingTables } from '../../tables/counselling.ts'

type Words<Table extends keyof CounsellingTables> = Omit<
  Insertable<CounsellingTables[Table]>,
  'created_at' | 'updated_at'
>

/** The states of a family, in their order. The keys are known to the code; names and days belong to the institute. */
const states: Omit<Words<'family_states'>, 'position'>[] = [
  { key: 'new', name: 'New', days: 1 },
  { key: 'contacted', name: 'Contacted', days: 5 },
  { key: 'visit-fixed', name: 'Visit fixed', days: 7 },
  { key: 'visited', name: 'Visited', days: 5 },
  { key: 'applied', name: 'Applied', days: null },
  { key: 'admitted', name: 'Admitted', days: null },
  { key: 'later', name: 'Later', days: null },
  { key: 'lost', name: 'Lost', days: null },
  { key: 'not-for-us', name: 'Not for us', days: null },
]

const replies: Words<'reply_texts'>[] = [
  {
    name: 'We tried to call',
    channel: 'whatsapp',
    subject: '',
    body: 'Namaste, this is {counsellor} of {institute}. I tried to call you about {wants}. When may I call you?',
  },
  {
    name: 'Visit',
    channel: 'whatsapp',
    subject: '',
    body: 'Namaste, this is {counsellor} of {institute}. We look forward to your visit. Our address and the way here: {site}/contact-us',
  },
  {
    name: 'Aptitude test',
    channel: 'whatsapp',
    subject: '',
    body: 'Namaste, this is {counsellor} of {institute}. You can register for the aptitude test here: {site}/admission',
  },
  {
    name: 'Fees and what they cover',
    channel: 'mail',
    subject: 'Fees and what they cover',
    body: 'Dear parent,\n\nthank you for speaking with us. What our courses cost, what the fee covers and how it is refunded are on this page: {site}/fees\n\nPlease answer this mail with anything you would like to know.\n\n{counsellor}\n{institute}',
  },
  {
    name: 'Your visit',
    channel: 'mail',
    subject: 'Your visit to us',
    body: 'Dear parent,\n\nwe look forward to seeing you. You will find our address and opening hours here: {site}/contact-us\n\nIf the time does not suit you any more, please answer this mail.\n\n{counsellor}\n{institute}',
  },
]

/** Words that counsellors can begin with; the office changes them. */
export const addCounsellingWords = async (db: Db, now: Instant): Promise<void> => {
  await db
    .insertInto('family_states')
    .values(states.map((state, at) => ({ ...state, position: at + 1, updated_at: null })))
    .execute()
  await db
    .insertInto('reply_texts')
    .values(replies.map((reply) => ({ ...reply, created_at: now, updated_at: now })))
    .execute()
}
