import type { Pages } from './page.ts'

const read = { kind: 'reading', languages: 'english', for: 'everyone', queries: [], listed: null } as const
const work = { ...read, kind: 'application' } as const
const own = { ...work, for: 'signed-in' } as const
const running = { ...read, bare: true, sheet: 'exam', kept: 'once' } as const
const report = { ...own, sheet: 'tests' } as const
const review = { ...report, queries: ['show', 'mistake'] } as const

/** Tests with their reports, those of an admission too, and practice. */
export const onlineTests = {
  'online-tests': {
    ...{ ...read, path: '/online-tests', sheet: 'tests', queries: ['page', 'q'], languages: 'all' },
    listed: {
      name: 'Online tests',
      words: 'mock test practice papers exam',
      text: 'Mock papers on the screen of the real examination, free and paid, each with a report.',
    },
  },
  'online-test': { ...read, path: '/online-tests/:slug', sheet: 'tests', languages: 'all' },
  'test-ongoing': { ...running, path: '/online-tests/:slug/ongoing' },
  'test-report': { ...report, path: '/online-tests/:slug/report' },
  'test-review': { ...review, path: '/online-tests/:slug/report/questions' },
  'admission-test': { ...own, path: '/admission/online-tests/:slug', sheet: 'admission', kept: 'once' },
  'admission-test-ongoing': { ...running, path: '/admission/online-tests/:slug/ongoing' },
  'admission-test-report': { ...report, path: '/admission/online-tests/:slug/report' },
  'admission-test-review': { ...review, path: '/admission/online-tests/:slug/report/questions' },
  // A visitor may look at practice and try five questions; sessions and bookmarks are somebody's own.
  practice: { ...work, path: '/practice', sheet: 'contact' },
  'practice-try': { ...work, path: '/practice/try', sheet: 'contact' },
  bookmarks: { ...own, path: '/practice/bookmarks', sheet: 'contact' },
  'practice-session': { ...own, path: '/practice/:uuid', sheet: 'contact', kept: 'once' },
} as const satisfies Pages
