import type { Pages } from './page.ts'

const work = { kind: 'application', languages: 'english', for: 'everyone', queries: [], listed: null } as const
const guest = { ...work, sheet: 'account', for: 'guest', queries: ['redirect', 'error', 'code'] } as const
const own = { ...work, sheet: 'account', for: 'signed-in' } as const
const mailed = { ...work, sheet: 'family', kept: 'once' } as const
/** The button of a mail works without a script. */
const plain = { ...work, kind: 'reading', sheet: 'family', kept: 'never' } as const

/** Signing in and out, what a person sees of their own account, and the pages that mails lead to. */
export const account = {
  'sign-in': { ...guest, path: '/auth/sign-in' },
  'sign-up': { ...guest, path: '/auth/sign-up' },
  'forgot-password': { ...guest, path: '/auth/forgot-password' },
  'reset-password': {
    ...work,
    path: '/auth/reset-password/:token',
    sheet: 'account',
    queries: ['email'],
    kept: 'never',
  },
  profile: { ...own, path: '/profile' },
  'profile-details': { ...own, path: '/profile/details' },
  'profile-complete': { ...own, path: '/profile/complete', queries: ['redirect'] },
  progress: { ...own, path: '/profile/progress' },
  notices: { ...own, path: '/profile/notices', sheet: 'family' },
  child: { ...own, path: '/profile/children/:id', kept: 'once' },
  'child-report': { ...own, path: '/profile/children/:id/reports/:attempt', sheet: 'tests', kept: 'once' },
  'course-enrolled': { ...own, path: '/course-enrolled', queries: ['page'] },
  'test-enrolled': { ...own, path: '/test-enrolled', queries: ['page'] },
  payments: { ...own, path: '/payments', sheet: 'family' },
  'parent-consent': { ...mailed, path: '/parent-consent/:token' },
  'parent-data': { ...mailed, path: '/parent-consent/:token/data' },
  'keep-account': { ...mailed, path: '/keep-account/:token' },
  'undo-address': { ...mailed, path: '/undo-address/:token' },
  'confirm-address': { ...plain, path: '/confirm-address/:id/:token', queries: ['return_to'] },
  'stop-notices': { ...plain, path: '/stop-notices/:key' },
} as const satisfies Pages
