import type { Ctx } from '../../kernel/context.ts'
import { ApiFailure } from '../../kernel/errors.ts'
import type { ParsedQuestion, Problem } from '../formats/parsed-question.ts'
import { existsAlready, type Known, knownCodes } from './import-rows.ts'

const moved = 'known-moved'

/** The question of a row is no longer what it was when the row was shown. */
export const knownMoved = (row: number, code: string) =>
  new ApiFailure('conflict', {
    message: `Row ${row}: somebody has written ${code} since you looked. The row says now what becomes of it. Look again, then import.`,
    extra: { code: moved },
  })

export const isKnownMoved = (failure: ApiFailure) => failure.extra.code === moved

const withoutOld = (problems: Problem[], code: string, seen: number) => {
  const { message } = existsAlready({ id: 0, code, version: seen })
  return problems.filter((one) => one.message !== message)
}

/** Says anew of every row what becomes of it, for codes that were written, or taken back, since the rows were shown. */
export const refreshKnown = async (ctx: Ctx, id: number): Promise<void> => {
  const rows = await ctx.db
    .selectFrom('question_import_rows')
    .select(['id', 'choice', 'state', 'problems', 'question', 'known_id', 'seen_version'])
    .where('import_id', '=', id)
    .where('is_left', '=', false)
    .execute()
  const codeOf = (question: unknown) => (question as ParsedQuestion | null)?.code ?? null
  const known = await knownCodes(
    ctx,
    rows.flatMap(({ question }) => codeOf(question) ?? []),
  )
  for (const row of rows) {
    const code = codeOf(row.question)
    const there: Known | undefined = code === null ? undefined : known.get(code)
    const isSame = (there?.id ?? null) === row.known_id && (there?.version ?? null) === row.seen_version
    if (code === null || isSame) continue
    const others = withoutOld(row.problems, code, row.seen_version ?? 0)
    const isDecided = row.choice === 'skip' || (there !== undefined && row.known_id !== null)
    await ctx.db
      .updateTable('question_import_rows')
      .set({
        problems: there ? [...others, existsAlready(there)] : others,
        known_id: there?.id ?? null,
        seen_version: there?.version ?? null,
        choice: isDecided ? row.choice : there ? 'version' : 'new',
        state: row.state === 'ready' && there ? 'guess' : row.state,
      })
      .where('id', '=', row.id)
      .execute()
  }
}
