import type { Ctx } from '../../kernel/context.ts'
import { picturesIn, storedMark } from '../formats/pictures-in-text.ts'

/** Which of these paths are pictures of the library that everybody may see. */
export const knownPaths = async (ctx: Ctx, paths: string[]): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  for (let at = 0; at < paths.length; at += 400) {
    const rows = await ctx.db
      .selectFrom('media')
      .select('path')
      .where('path', 'in', paths.slice(at, at + 400))
      .where('is_private', '=', false)
      .execute()
    for (const { path } of rows) found.add(path)
  }
  return found
}

/** A figure that a question or passage of the bank has already may be had by another one. */
export const knownFigures = async (ctx: Ctx, paths: string[]): Promise<ReadonlySet<string>> => {
  const found = new Set(await knownPaths(ctx, paths))
  for (let at = 0; at < paths.length; at += 400)
    for (const table of ['question_versions', 'passage_versions'] as const) {
      const rows = await ctx.db
        .selectFrom(table as 'question_versions')
        .select('figure')
        .where('figure', 'in', paths.slice(at, at + 400))
        .execute()
      for (const { figure } of rows) if (figure !== null) found.add(figure)
    }
  return found
}

/** What is wrong with the pictures inside texts: a screen in a test shows pictures of our own and nothing else. */
export const pictureFaults = async (ctx: Ctx, texts: { field: string; html: string }[]) => {
  const named = texts.flatMap(({ field, html }) => picturesIn(html).map((picture) => ({ field, ...picture })))
  const isOwn = (src: string) => src.startsWith(storedMark)
  const paths = named.filter(({ src }) => isOwn(src)).map(({ src }) => src.slice(storedMark.length))
  const known = await knownPaths(ctx, [...new Set(paths)])
  return named.flatMap(({ field, src, alt }) => {
    if (!isOwn(src) || !known.has(src.slice(storedMark.length)))
      return [{ field, message: 'A picture in this text is not in the library.' }]
    return alt === '' ? [{ field, message: 'Say what the picture shows.' }] : []
  })
}
