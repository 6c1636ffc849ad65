import { defineMigration } from './define.ts'

export const redirectHits = defineMigration('0078-redirect-hits', (t) => [
  // How often an old address is still opened, and when last: one that nobody opens can go.
  t.addColumn('redirects', 'hits', t.int.startsAt(0)),
  t.addColumn('redirects', 'last_hit_at', t.instant.orNull()),
])
