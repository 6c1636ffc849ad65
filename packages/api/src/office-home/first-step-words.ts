import type { FirstStep } from '@northlight/contract/office/first-days'

/** What each step says; why it matters is said from the side of the family that visits. */
export const firstStepWords: readonly Pick<FirstStep, 'key' | 'title' | 'why' | 'verb' | 'to'>[] = [
  {
    key: 'contacts',
    title: 'Name and contacts',
    why: 'They stand at the top of every page and on every receipt. Without a number nobody can call you.',
    ...{ verb: 'Fill them in', to: '/settings/contacts' },
  },
  {
    key: 'campus',
    title: 'A campus',
    why: 'A parent looks first how far away you are. Courses, test dates and enquiries belong to a campus.',
    ...{ verb: 'New branch', to: '/branches' },
  },
  {
    key: 'course',
    title: 'A course with fee, first day and refund rule',
    why: 'What it costs, when it begins and the refund if one leaves are the three questions of every family.',
    ...{ verb: 'Courses at branches', to: '/course-branches' },
  },
  {
    key: 'legal',
    title: 'Read and publish the five legal pages',
    why: 'Your forms ask for the numbers of children. A parent looks here before giving one, and the DPDP Act wants it. Drafts are written: read them, fill the gaps, publish.',
    ...{ verb: 'Read the drafts', to: '/legal-pages' },
  },
  {
    key: 'admission',
    title: 'Admission page',
    why: '“How do I get in?” is the first question. Until the page is live, no button “Apply” is shown.',
    ...{ verb: 'Begin from the sample', to: '/admission-page' },
  },
  {
    key: 'sitting',
    title: 'First test date',
    why: 'A day, a place and seats, so that a parent can book one tonight.',
    ...{ verb: 'Make one', to: '/sittings' },
  },
  {
    key: 'mail',
    title: 'Mail server',
    why: 'Receipts, hall tickets and the question to a parent go by mail. Without a server none of them arrives.',
    ...{ verb: 'See the outbox', to: '/mails' },
  },
  {
    key: 'payments',
    title: 'Payment keys',
    why: 'Without them nobody can pay online; fees are taken at the desk.',
    ...{ verb: 'See the payments', to: '/payments' },
  },
  {
    key: 'backup',
    title: 'Backup',
    why: 'Students, fees and answers are on one disk until there is a copy elsewhere.',
    ...{ verb: 'Make one', to: '/backups' },
  },
  {
    key: 'tutors',
    title: 'Tutors, at least two',
    why: 'Families choose teachers, not buildings.',
    ...{ verb: 'New tutor', to: '/staff' },
  },
  {
    key: 'photographs',
    title: 'Photographs in the four lead places',
    why: 'Real rooms are believed. Plain colour stands there until you have them.',
    ...{ verb: 'Add pictures', to: '/pictures' },
  },
  {
    key: 'event',
    title: 'An event',
    why: 'An open house is the easiest first visit.',
    ...{ verb: 'New event', to: '/events' },
  },
]
