import type { RecordValues } from '@northlight/contract/office/resource'
import type { EditingMarks, FieldMark } from '@northlight/db/tables/records'
import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import { actorId } from '../../kernel/signed-in.ts'
import type { OpenRecord } from '../store/open-record.ts'
import { nameOfUser } from '../store/user-names.ts'
import { isSame } from '../values/clean-values.ts'

type Writer = { by: number | null; session: string }

/** Sessions whose late saves are still known. More than one person has tabs. */
const mostSessions = 20

/** Notes who wrote which fields; what stood there before is that from before this session's run of saves. */
export const markFields = (
  marks: EditingMarks,
  version: number,
  { by, session }: Writer,
  before: RecordValues,
  names: string[],
): EditingMarks => {
  const fields = { ...marks.fields }
  for (const name of names) {
    const old = fields[name]
    const isSameRun = old?.session === session && old.by === by
    fields[name] = {
      version,
      since: isSameRun ? old.since : version,
      by,
      session,
      before: isSameRun ? old.before : (before[name] ?? null),
    }
  }
  return { ...marks, fields }
}

export const markSeq = (marks: EditingMarks, session: string, seq: number): EditingMarks => {
  const { [session]: _, ...others } = marks.seqs
  const kept = Object.entries(others).slice(-(mostSessions - 1))
  return { ...marks, seqs: { ...Object.fromEntries(kept), [session]: seq } }
}

/**
 * Fields that somebody else wrote after the version that was seen. Another person's writing is always told; another
 * tab of the same person only where both wrote the same field and not the same.
 */
export const foreignFields = (
  { record, values }: Pick<OpenRecord, 'record' | 'values'>,
  seen: number,
  { by, session }: Writer,
  changes: RecordValues,
): string[] =>
  Object.entries(record.editing.fields)
    .filter(([name, mark]) => {
      if (mark.version <= seen || mark.session === session) return false
      return mark.by !== by || (Object.hasOwn(changes, name) && !isSame(changes[name], values[name]))
    })
    .map(([name]) => name)

/** 409 with both sides: what is there now, and what both began from. */
export const refuseConflict = async (
  ctx: Ctx,
  { record, values }: Pick<OpenRecord, 'record' | 'values'>,
  names: string[],
): Promise<never> => {
  const marks = record.editing.fields
  const last = names
    .map((name) => marks[name])
    .filter((mark): mark is FieldMark => mark !== undefined)
    .toSorted((a, b) => b.version - a.version)[0]
  throw new ApiFailure('conflict', {
    extra: {
      code: 'conflict',
      version: record.version,
      by: await nameOfUser(ctx, last?.by ?? record.updated_by),
      at: record.updated_at,
      theirs: Object.fromEntries(names.map((name) => [name, values[name] ?? null])),
      base: Object.fromEntries(names.map((name) => [name, marks[name]?.before ?? null])),
      fields: names,
    },
  })
}

/** What is done to a record as a whole is done to what was seen, and to nothing else. */
export const mustBeSeen = async (ctx: Ctx, open: OpenRecord, seen: number) => {
  if (open.record.version === seen) return
  const names = Object.entries(open.record.editing.fields)
    .filter(([, mark]) => mark.version > seen)
    .map(([name]) => name)
  await refuseConflict(ctx, open, names)
}

/** The session under which acts on a whole record are noted: no tab is called so. */
export const wholeRecord = (ctx: Ctx): Writer => ({ by: actorId(ctx), session: `act:${ctx.requestId}` })
