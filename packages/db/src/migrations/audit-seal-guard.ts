import type { SchemaTools } from './schema-tools.ts'

const refusal = 'The seals of the audit are only ever added to.'
const refusalOfLog = 'The audit log is only ever added to.'
const sealColumns = ['number', 'kind', 'about', 'at', 'facts', 'details', 'caught_up_at', 'previous', 'seal']
const lineColumns = ['id', 'at', 'actor_kind', 'actor_id', 'action', 'entity', 'entity_id', 'request_id']
const areKept = (columns: string[], same: string) =>
  columns.map((name) => `new.${name} ${same} old.${name}`).join(' and ')

const sealsOnSqlite = [
  `create trigger audit_seals_unchanged before update on audit_seals
when not (new.salt is null and ${areKept(sealColumns, 'is')}) begin select raise(abort, '${refusal}'); end`,
  `create trigger audit_seals_kept before delete on audit_seals
when old.at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-365 days') begin select raise(abort, '${refusal}'); end`,
]
const sealsOnPostgres = [
  `create function refuse_seal_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at <= now() - interval '365 days' then return old; end if;
  elsif tg_op = 'UPDATE' then
    if new.salt is null and ${areKept(sealColumns, 'is not distinct from')} then return new; end if;
  end if;
  raise exception '${refusal}';
end $$`,
  'create trigger audit_seals_unchanged before update or delete on audit_seals for each row execute function refuse_seal_change()',
  'create trigger audit_seals_kept before truncate on audit_seals for each statement execute function refuse_seal_change()',
]

/** Only the salt of an entry may go, and an entry itself when it is a year old by the clock of the database. */
export const sealGuard = (t: SchemaTools): string[] => [
  ...t.only('sqlite', ...sealsOnSqlite),
  ...t.only('postgres', ...sealsOnPostgres),
]

const logOnSqlite = [
  'drop trigger audit_log_unchanged',
  `create trigger audit_log_unchanged before update on audit_log
when not (new.details = '{"erased":true}' and ${areKept(lineColumns, 'is')}) begin select raise(abort, '${refusalOfLog}'); end`,
]
const logOnPostgres = [
  `create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.at <= now() - interval '365 days' then return old; end if;
  elsif tg_op = 'UPDATE' then
    if new.details = '{"erased":true}'::jsonb and ${areKept(lineColumns, 'is not distinct from')} then return new; end if;
  end if;
  raise exception '${refusalOfLog}';
end $$`,
]

/** One change of a line is let through: its details make way for the word that they were erased. */
export const allowErasedAudit = (t: SchemaTools): string[] => [
  ...t.only('sqlite', ...logOnSqlite),
  ...t.only('postgres', ...logOnPostgres),
]
