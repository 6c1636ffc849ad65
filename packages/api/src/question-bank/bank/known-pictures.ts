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
