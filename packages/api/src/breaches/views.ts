import { later } from '@northlight/contract/dates'
import { hours } from '@northlight/contract/durations'
import { type BreachView, hoursToTheBoard } from '@northlight/contract/office/breaches'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { signedIn } from '../kernel/signed-in.ts'
import { leakable } from './touched.ts'

const mostShown = 200

const rowsOf = (ctx: Ctx) =>
  ctx.db
    .selectFrom('breaches')
    .leftJoin('users as recorder', 'recorder.id', 'breaches.created_by')
    .leftJoin('users as asker', 'asker.id', 'breaches.asked_by')
    .leftJoin('users as agreer', 'agreer.id', 'breaches.agreed_by')
    .selectAll('breaches')
    .select(['recorder.name as by', 'asker.name as asker', 'agreer.name as agreer'])
    .select(({ selectFrom, fn }) => [
      selectFrom('breach_persons')
        .whereRef('breach_persons.breach_id', '=', 'breaches.id')
        .select(fn.countAll<number>().as('n'))
        .as('people'),
      selectFrom('breach_notes')
        .whereRef('breach_notes.breach_id', '=', 'breaches.id')
        .where('told', '=', 'board')
        .select((note) => note.fn.min('told_at').as('at'))
        .as('board_told_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

/** What leaked in words: the title of a table, the address of an account. */
const subjectOf = async (ctx: Ctx, { kind, subject }: Row): Promise<string> => {
  if (kind === 'table') return leakable(ctx).find(({ name }) => name === subject)?.title ?? subject
  if (kind === 'file') return `file ${subject}`
  const user = await ctx.db.selectFrom('users').select('email').where('id', '=', Number(subject)).executeTakeFirst()
  return user?.email ?? `account ${subject}`
}

const viewOf = async (ctx: Ctx, row: Row): Promise<BreachView> => ({
  id: row.id,
  what: row.what,
  kind: row.kind,
  subject: await subjectOf(ctx, row),
  from_at: row.from_at,
  to_at: row.to_at,
  created_at: row.created_at,
  by: row.by,
  due_at: later(row.created_at, hours(hoursToTheBoard)),
  board_told_at: row.board_told_at ?? null,
  people: row.found_at === null ? null : Number(row.people ?? 0),
  asked_by: row.asked_at === null ? null : (row.asker ?? 'a former colleague'),
  is_own_request: row.asked_by !== null && row.asked_by === signedIn(ctx).id,
  agreed_by: row.agreed_at === null ? null : (row.agreer ?? 'a former colleague'),
  agreed_at: row.agreed_at,
})

export const listBreaches = async (ctx: Ctx) => {
  allow(ctx, 'breaches.read')
  const rows = await rowsOf(ctx).orderBy('breaches.id', 'desc').limit(100).execute()
  return { breaches: await Promise.all(rows.map((row) => viewOf(ctx, row))), tables: leakable(ctx) }
}

export const showBreach = async (ctx: Ctx, id: number) => {
  allow(ctx, 'breaches.write')
  const row = (await rowsOf(ctx).where('breaches.id', '=', id).executeTakeFirst()) ?? fail('not_found')
  const persons = await ctx.db
    .selectFrom('breach_persons')
    .leftJoin('mails', (join) =>
      join.onRef('mails.entity_id', '=', 'breach_persons.id').on('mails.entity', '=', 'breach_persons'),
    )
    .select(['breach_persons.id', 'name', 'email', 'is_parent', 'language', 'mails.sent_at as written_at'])
    .where('breach_id', '=', id)
    .orderBy('breach_persons.id')
    .limit(mostShown)
    .execute()
  const notes = await ctx.db
    .selectFrom('breach_notes')
    .leftJoin('users', 'users.id', 'breach_notes.created_by')
    .select(['breach_notes.id', 'told', 'told_at', 'words', 'users.name as by'])
    .where('breach_id', '=', id)
    .orderBy('told_at')
    .orderBy('breach_notes.id')
    .execute()
  return { breach: await viewOf(ctx, row), letter: row.letter, persons, notes }
}
