import { type Instant, instant } from './dates.ts'
import { hours } from './durations.ts'

export const noticeKinds = ['test-tomorrow', 'result-out', 'marks-changed', 'fee-due', 'week'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeChannels = ['mail', 'whatsapp', 'sms', 'push'] as const
export type NoticeChannel = (typeof noticeChannels)[number]
export type PhoneChannel = Extract<NoticeChannel, 'whatsapp' | 'sms'>

/** `title` heads a row of the preferences; `about` finishes "You get no more … about …". */
export const noticeWords: Record<NoticeKind, { title: string; lead: string; about: string }> = {
  'test-tomorrow': {
    title: 'The day before a test',
    lead: 'When it opens, and until when to begin for the whole time.',
    about: 'tests of the next day',
  },
  'result-out': { title: 'A result is out', lead: 'As soon as marks and letter can be read.', about: 'results' },
  'marks-changed': {
    title: 'A key was corrected',
    lead: 'Only when it changes marks.',
    about: 'corrected keys',
  },
  'fee-due': { title: 'A fee is due', lead: 'A week and a day before, and once after.', about: 'fees that are due' },
  week: {
    title: 'The week in two lines',
    lead: 'For parents, on Sunday evening: tests, practice and what comes next.',
    about: 'the week of your child',
  },
}

export const channelWords: Record<NoticeChannel, string> = {
  mail: 'Mail',
  whatsapp: 'WhatsApp',
  sms: 'SMS',
  push: 'Browser',
}

/** Hours of India between which nobody is told anything. */
export const quietHours = { from: 21, until: 8 } as const

const indiaIsAhead = hours(5.5)

/** Now, or the end of the quiet hours in which now lies. */
export const awakeAt = (now: Instant): Instant => {
  const local = Date.parse(now) + indiaIsAhead
  const midnight = Math.floor(local / hours(24)) * hours(24)
  const intoDay = local - midnight
  if (intoDay < hours(quietHours.until)) return instant(midnight + hours(quietHours.until) - indiaIsAhead)
  if (intoDay >= hours(quietHours.from)) return instant(midnight + hours(24 + quietHours.until) - indiaIsAhead)
  return now
}
