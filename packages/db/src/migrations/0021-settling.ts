import { defineMigration } from './define.ts'

/** Rows from before: handed in by the student or ended by the rules, nothing more can count; else after the grace. */
const settled = (later: string) =>
  `update attempts set settles_at = case
    when ended_at is null then null
    when ended_by in ('student', 'policy') then closed_at
    else ${later}
  end`

export const settling = defineMigration('0021-settling', (t) => [
  // From when on no further step of this attempt can count: before that nothing of its key is shown.
  t.addColumn('attempts', 'settles_at', t.instant.orNull()),
  // { device, number, at }: what the student's screen named as its last step when it handed in.
  t.addColumn('attempts', 'handed_in', t.json.orNull()),
  // When each earlier screen was locked by a takeover, by its number.
  t.addColumn('attempts', 'locked_at', t.json.orNull()),
  // What may count of answers that arrive after the end: as the grace says, within one minute, or as staff decide.
  t.addColumn('tests', 'late_policy', t.text.orNull().oneOf(['grace', 'one_minute', 'staff'])),
  ...t.only(
    'sqlite',
    settled(
      `strftime('%Y-%m-%dT%H:%M:%fZ', ended_at, '+' || (coalesce(terms ->> '$.graceMs', 0) / 1000) || ' seconds')`,
    ),
  ),
  ...t.only('postgres', settled(`ended_at + make_interval(secs => coalesce((terms ->> 'graceMs')::float8, 0) / 1000)`)),
  t.index('attempts_to_settle', 'attempts', ['test_id', 'settles_at']),
])
