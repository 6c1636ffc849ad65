import { defineMigration } from './define.ts'

export const papersAndTrials = defineMigration('0062-papers-and-trials', (t) => [
  // Counts the saves of a paper that is being built: whoever saves says which one they have seen.
  t.addColumn('paper_versions', 'revision', t.int.startsAt(1)),
  // A colleague who did not build the paper has read its keys.
  t.table('key_confirmations', {
    paper_version_id: t.int.references('paper_versions', 'cascade').primary(),
    revision: t.int,
    confirmed_by: t.link('users', 'set null').orNull(),
    confirmed_at: t.instant,
  }),
  // A test that staff sit to try another one: a row of its own, so that no figure of the real test can hold it.
  t.addColumn('tests', 'trial_of', t.int.references('tests', 'cascade').orNull()),
  t.addColumn('tests', 'kind', t.text.oneOf(['test', 'trial']).startsAt('test')),
  t.index('tests_trials', 'tests', ['trial_of']),
])
