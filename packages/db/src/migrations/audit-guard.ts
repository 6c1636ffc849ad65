import type { SchemaTools } from './schema-tools.ts'

const refusal = 'The audit log is only ever added to.'

const onSqlite = [
  `create trigger audit_log_unchanged before update on audit_log begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_log_kept before delete on audit_log
when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days') begin select raise(abort, '${refusal}'); end`,
]
const onPostgres = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at <= now() - interval '365 days' then return old; end if;
  end if;
  raise exception '${refusal}';
end $$`,
  'create trigger audit_log_unchanged before update or delete on audit_log for each row execute function refuse_audit_change()',
  'create trigger audit_log_kept before truncate on audit_log for each statement execute function refuse_audit_change()',
]

/**
 * Nobody changes a line of the audit log, and nobody deletes one before the year is over for which the law asks for
 * it; the nightly job that deletes older ones waits a day longer. By the clock of the database: a program cannot move it.
 */
export const auditGuard = (t: SchemaTools): string[] => [
  ...t.only('sqlite', ...onSqlite),
  ...t.only('postgres', ...onPostgres),
]
