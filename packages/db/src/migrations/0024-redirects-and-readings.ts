import { defineMigration } from './define.ts'

export const redirectsAndReadings = defineMigration('0024-redirects-and-readings', (t) => [
  // Redirects that lead in a circle, over another one, or never are told beside dead links.
  ...t.changeOneOf('site_findings', 'kind', [
    ...['dead-link', 'dead-picture', 'seo-title', 'seo-description'],
    ...['redirect-loop', 'redirect-chain', 'redirect-covered'],
  ]),
  // Which job reads a list: people take turns, so it may be the job of another one's list.
  t.addColumn('imports', 'read_by', t.int.orNull()),
  t.addColumn('question_imports', 'read_by', t.int.orNull()),
])
