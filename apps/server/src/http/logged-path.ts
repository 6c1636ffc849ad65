/**
 * The path as it may stand in a log: no query, and nothing that could be a secret or a person.
 * Password resets carry their token in the path, and anybody may type an e-mail address there.
 */
export function loggedPath(url: string): string {
  const [path = '/'] = url.split(/[?#]/, 1)
  if (isPlainWord(path)) return path
  return path
    .slice(0, 200)
    .split('/')
    .map((segment, index, all) => (secretAfter.has(all[index - 1] ?? '') || isTelling(segment) ? '{hidden}' : segment))
    .join('/')
}

/** Most visits are to one of these; the questions below could only say no. */
const isPlainWord = (path: string) => path.length < 24 && /^\/[a-z-]*$/.test(path)

/** The segment after one of these is a mailed secret. */
const secretAfter = new Set([
  'reset-password',
  'parent-consent',
  'keep-account',
  'account-deletion',
  'undo-address',
  'address-change',
  'event-reservation',
  'stop-notices',
  'stop',
  'staff-invites',
  'invite',
])

const isTelling = (segment: string) =>
  /@|%40/i.test(segment) ||
  /^\+?\d{7,}$/.test(segment) ||
  // Long runs without a hyphen are tokens, not slugs; file names with a hash keep their extension.
  /^(?=.*\d)[\w~=%]{24,}$/.test(segment) ||
  // A slug has no capitals, a secret has them, with or without a hyphen.
  /^(?=.*[A-Z])(?=.*[a-z])[\w~=%-]{24,}$/.test(segment)

const operations = new Set(['/healthz', '/readyz', '/servingz', '/metrics', '/robots.txt'])

/** Calls that people wait for most are told apart: each has another time that is too long. */
function groupOfCall(path: string): string {
  if (/^\/api\/v1\/tests\/[^/]+\/attempt\/steps$/.test(path)) return 'saves'
  if (path.startsWith('/api/v1/auth/')) return 'auth'
  if (path.startsWith('/api/v1/office/')) return 'office'
  if (path.startsWith('/api/v1/payments/')) return 'payments'
  return 'api'
}

/** A small, fixed set of names for metrics, so that made-up addresses cannot grow the series without end. */
export function routeGroup(url: string): string {
  const mark = url.indexOf('?')
  const path = mark === -1 ? url : url.slice(0, mark)
  if (path.startsWith('/api/v1/')) return groupOfCall(path)
  if (path.startsWith('/api/auth/')) return 'auth'
  if (path.startsWith('/assets/')) return 'assets'
  if (path.startsWith('/_ipx/')) return 'images'
  if (path.startsWith('/storage/')) return 'storage'
  if (path.startsWith('/builds/')) return 'builds'
  if (operations.has(path)) return 'operations'
  return path.endsWith('.data') ? 'page-data' : 'pages'
}
