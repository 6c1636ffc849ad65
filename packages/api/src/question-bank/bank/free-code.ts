import type { Ctx } from '../../kernel/context.ts'

const prefixOf = (subject: string) =>
  subject
    .replaceAll(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase() || 'QU'

const largest = (codes: readonly string[], prefix: string) =>
  codes.reduce((last, code) => {
    const [, letters, digits] = /^([A-Z]+)-(\d{1,6})$/.exec(code) ?? []
    return letters === prefix ? Math.max(last, Number(digits)) : last
  }, 0)

/**
 * `PH-0931`: the first free number after the largest with the letters of the subject. The bank is asked once for each
 * subject; `others` are codes that a file will bring along.
 */
export const codesAfter = (ctx: Ctx, others: readonly string[] = []) => {
  const last = new Map<string, number>()
  const lastOf = async (prefix: string) => {
    const known = last.get(prefix)
    if (known !== undefined) return known
    const rows = await ctx.db.selectFrom('questions').select('code').where('code', 'like', `${prefix}-%`).execute()
    return Math.max(
      largest(
        rows.map(({ code }) => code),
        prefix,
      ),
      largest(others, prefix),
    )
  }
  return async (subject: string): Promise<string> => {
    const prefix = prefixOf(subject)
    const next = (await lastOf(prefix)) + 1
    last.set(prefix, next)
    return `${prefix}-${String(next).padStart(4, '0')}`
  }
}
