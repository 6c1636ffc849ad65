import { defineMigration } from './define.ts'

export const staffMembers = defineMigration('0011-staff-members', (t) => [
  t.table('second_factors', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    kind: t.text.oneOf(['totp', 'passkey']),
    name: t.text,
    // Of an app: its secret, sealed with a key of this installation, and the last time step that was used.
    sealed_secret: t.text.orNull(),
    last_step: t.int.orNull(),
    // A step whose code was typed on a phone whose clock is wrong; it is known now, and opens nothing when it comes.
    spoilt_step: t.int.orNull(),
    // Of a passkey.
    credential_id: t.text.orNull().unique(),
    public_key: t.text.orNull(),
    sign_count: t.int.startsAt(0),
    transports: t.json.orNull(),
    // Null until a first code was typed; such a factor opens nothing.
    confirmed_at: t.instant.orNull(),
    created_at: t.instant,
    last_used_at: t.instant.orNull(),
  }),
  t.index('second_factors_of_user', 'second_factors', ['user_id']),

  // What a passkey has to sign: one session, once, for a few minutes.
  t.table('factor_challenges', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    token_id: t.link('access_tokens', 'cascade'),
    purpose: t.text.oneOf(['register', 'prove']),
    challenge: t.text.unique(),
    expires_at: t.instant,
  }),
  t.index('factor_challenges_of_token', 'factor_challenges', ['token_id']),
  t.index('factor_challenges_of_user', 'factor_challenges', ['user_id']),

  // New codes count once one of them was typed back; until then the old ones hold.
  t.table('recovery_codes', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    code_hash: t.text,
    confirmed_at: t.instant.orNull(),
    used_at: t.instant.orNull(),
    created_at: t.instant,
  }),
  t.index('recovery_codes_of_user', 'recovery_codes', ['user_id']),

  t.table('factor_resets', {
    id: t.id,
    user_id: t.link('users', 'cascade'),
    asked_by: t.link('users', 'set null').orNull(),
    agreed_by: t.link('users', 'set null').orNull(),
    reason: t.text,
    asked_at: t.instant,
    due_at: t.instant,
    done_at: t.instant.orNull(),
    cancelled_at: t.instant.orNull(),
  }),
  // Two administrators who ask at the same moment agree on one reset.
  t.index('factor_resets_open', 'factor_resets', ['user_id'], {
    unique: true,
    where: 'done_at is null and cancelled_at is null',
  }),

  // What only staff have. No row means: everywhere, without an end, keys on.
  t.table('staff_members', {
    id: t.id,
    user_id: t.link('users', 'cascade').unique(),
    is_everywhere: t.flag(true),
    until: t.day.orNull(),
    keys_on: t.flag(true),
    updated_at: t.instant,
  }),

  t.table(
    'user_branches',
    { id: t.id, user_id: t.link('users', 'cascade'), branch_id: t.link('branches', 'cascade') },
    ['unique (user_id, branch_id)'],
  ),
  t.index('user_branches_of_branch', 'user_branches', ['branch_id']),

  t.table('staff_invites', {
    id: t.id,
    name: t.text,
    email: t.text,
    role: t.text.oneOf(['editor', 'counsellor', 'examiner', 'admin']),
    // Null: everywhere.
    branches: t.json.orNull(),
    until: t.day.orNull(),
    token_hash: t.text.unique(),
    invited_by: t.link('users', 'set null').orNull(),
    user_id: t.link('users', 'set null').orNull(),
    created_at: t.instant,
    expires_at: t.instant,
    accepted_at: t.instant.orNull(),
    withdrawn_at: t.instant.orNull(),
  }),
  t.index('staff_invites_of_address', 'staff_invites', ['fold(email)']),
  t.index('staff_invites_of_user', 'staff_invites', ['user_id']),
])
