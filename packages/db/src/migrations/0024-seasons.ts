import { defineMigration } from './define.ts'
import type { SchemaTools } from './schema-tools.ts'

/** `2027-28` for the days from 1 November 2026 to 31 October 2027; the same rule as `seasonOf` in the contract. */
const seasonOfSitting = ({ engine }: SchemaTools): string => {
  const first = "(cast(substr(sits_on, 1, 4) as integer) + case when substr(sits_on, 6, 2) >= '11' then 1 else 0 end)"
  const second = `(${first} + 1) % 100`
  return `${first} || '-' || ${engine === 'sqlite' ? `printf('%02d', ${second})` : `lpad((${second})::text, 2, '0')`}`
}

/** The application with which somebody was let into an admission test: the latest one of before it. */
const applicationOf = `coalesce(
  (select registrations.id from registrations where registrations.user_id = test_enrolments.user_id
    and registrations.created_at <= test_enrolments.created_at order by registrations.id desc limit 1),
  (select min(registrations.id) from registrations where registrations.user_id = test_enrolments.user_id))`

export const seasons = defineMigration('0024-seasons', (t) => [
  // The school year a sitting admits to. An application has the season of its sitting.
  t.addColumn('sittings', 'season', t.text.orNull()),
  `update sittings set season = ${seasonOfSitting(t)}`,
  t.addColumn('registrations', 'season', t.text.startsAt('')),
  'update registrations set season = (select season from sittings where sittings.id = registrations.sitting_id)',
  'drop index registrations_email_unique',
  'drop index registrations_user_unique',
  // One live application for a candidate's address and for an account in each season.
  t.index('registrations_email_unique', 'registrations', ['lower(email)', 'season'], {
    unique: true,
    where: "state <> 'withdrawn'",
  }),
  t.index('registrations_user_unique', 'registrations', ['user_id', 'season'], {
    unique: true,
    where: "state <> 'withdrawn'",
  }),

  // Whoever applies again sits an admission test again: once for each application, and once for every other test.
  ...t.dropUnique('test_enrolments', ['user_id', 'test_id']),
  t.addColumn('test_enrolments', 'registration_id', t.link('registrations', 'set null').orNull()),
  `update test_enrolments set registration_id = ${applicationOf} where test_id in (select id from tests where is_admission)`,
  t.index('test_enrolments_one', 'test_enrolments', ['user_id', 'test_id', 'coalesce(registration_id, 0)'], {
    unique: true,
  }),
  t.index('test_enrolments_of_registration', 'test_enrolments', ['registration_id']),

  // The version of the text about an admission that a parent is asked for along with the one about the account.
  t.addColumn('consent_requests', 'admission_version', t.text.orNull()),

  // Empty: the season of the calendar.
  `insert into settings (key, value, version, updated_at) select 'admissions', ${t.engine === 'sqlite' ? `'{"season":""}'` : `'{"season":""}'::jsonb`}, 1, updated_at from settings where key = 'institute'`,
])
