import { defineMigration } from './define.ts'

export const siteFindings = defineMigration('0049-site-findings', (t) => [
  // What the hourly look through everything that is live has found; each look replaces the one before.
  t.table('site_findings', {
    id: t.id,
    kind: t.text.oneOf(['dead-link', 'dead-picture', 'seo-title', 'seo-description']),
    resource: t.text,
    record_id: t.int,
    title: t.text,
    detail: t.text,
    found_at: t.instant,
  }),
])
