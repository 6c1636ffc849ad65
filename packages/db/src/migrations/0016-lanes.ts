import { defineMigration } from './define.ts'

export const lanes = defineMigration('0016-lanes', (t) => [
  // Which group of workers takes a job. What was queued before waits among the mails, where most of it belongs.
  t.addColumn('jobs', 'lane', t.text.startsAt('mails')),
  // Who took a job last: only that run may write down how it ended.
  t.addColumn('jobs', 'lease_holder', t.text.orNull()),
  'drop index jobs_due',
  t.index('jobs_due_in_lane', 'jobs', ['state', 'lane', 'run_at']),

  // Until when one run has this mail to itself, so that two runs never send it side by side.
  t.addColumn('mails', 'claimed_until', t.instant.orNull()),

  // One small row that is written again and again: what cannot be written here cannot be written at all.
  t.table('heartbeats', { name: t.text.primary(), at: t.instant }),
])
