import { defineMigration } from './define.ts'

/**
 * A request is noted for the address it names, whether an account has it or not: who may only propose does not learn
 * which addresses have one. SQLite cannot take a NOT NULL away, so the table is built anew; nothing points at it.
 */
export const dataRightsByAddress = defineMigration('0081-data-rights-by-address', (t) => [
  ...t.only(
    'postgres',
    'drop index data_rights_open_unique',
    'alter table data_rights alter column user_id drop not null',
    t.addColumn('data_rights', 'email', t.text.orNull()),
    'update data_rights set email = (select lower(users.email) from users where users.id = data_rights.user_id)',
    'alter table data_rights alter column email set not null',
  ),
  ...t.only(
    'sqlite',
    t.table('data_rights_rebuilt', {
      id: t.id,
      user_id: t.link('users', 'cascade').orNull(),
      kind: t.text.oneOf(['export', 'correction', 'erasure']),
      asked_by: t.text.oneOf(['student', 'parent']),
      note: t.text,
      proof_id: t.link('private_files', 'set null').orNull(),
      state: t.text.oneOf(['proposed', 'done', 'refused']),
      due_on: t.day,
      by_id: t.link('users', 'set null').orNull(),
      decided_by: t.link('users', 'set null').orNull(),
      decided_at: t.instant.orNull(),
      created_at: t.instant,
      updated_at: t.instant,
      email: t.text,
    }),
    `insert into data_rights_rebuilt
      select data_rights.id, user_id, kind, asked_by, note, proof_id, state, due_on, by_id, decided_by, decided_at,
        data_rights.created_at, data_rights.updated_at, lower(users.email)
      from data_rights join users on users.id = data_rights.user_id`,
    // Ids that were given out once are never given out again.
    "delete from sqlite_sequence where name = 'data_rights_rebuilt'",
    "insert into sqlite_sequence select 'data_rights_rebuilt', seq from sqlite_sequence where name = 'data_rights'",
    'drop table data_rights',
    'alter table data_rights_rebuilt rename to data_rights',
    t.index('data_rights_due', 'data_rights', ['due_on'], { where: "state = 'proposed'" }),
  ),
  // One of a kind at a time for an address.
  t.index('data_rights_open_unique', 'data_rights', ['email', 'kind'], { unique: true, where: "state = 'proposed'" }),
  t.index('data_rights_of_user', 'data_rights', ['user_id']),
])
