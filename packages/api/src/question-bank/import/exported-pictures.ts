import type { Ctx } from '../../kernel/context.ts'
import type { ParsedPicture, ParsedQuestion } from '../formats/parsed-question.ts'
import { importMark, picturesOf, storedMark, withPictures, withTexts } from '../formats/pictures-in-text.ts'

/** Pictures of the public store for a file that holds them; each under a name that no other picture of it has. */
export const storedPictures = (ctx: Ctx) => {
  const names = new Map<string, string>()
  const nameOf = (path: string): string => {
    const known = names.get(path)
    if (known !== undefined) return known
    const last = path.split('/').at(-1) ?? path
    const taken = new Set(names.values())
    let name = last
    for (let at = 2; taken.has(name); at += 1) name = `${at}-${last}`
    names.set(path, name)
    return name
  }
  const read = async (path: string): Promise<ParsedPicture | null> => {
    const stored = await ctx.services.storage.public.read(path)
    return stored && { name: nameOf(path), base64: Buffer.from(stored.bytes).toString('base64') }
  }
  return {
    read,
    /** The question with its pictures beside it; one that is gone leaves its words. */
    within: async (question: ParsedQuestion): Promise<ParsedQuestion> => {
      const paths = picturesOf(question).flatMap(({ src }) =>
        src.startsWith(storedMark) ? [src.slice(storedMark.length)] : [],
      )
      const found = new Map<string, ParsedPicture>()
      for (const path of new Set(paths)) {
        const picture = await read(path)
        if (picture) found.set(storedMark + path, picture)
      }
      const named = withTexts(question, (html) =>
        withPictures(html, ({ src, alt }) => {
          const picture = found.get(src)
          return { src: picture ? importMark + picture.name : src, alt }
        }),
      )
      return { ...named, pictures: [...found.values()] }
    },
  }
}

/** GIFT holds no pictures: they are named by their whole address, so that Moodle can show them. */
export const withHost = (ctx: Ctx, question: ParsedQuestion): ParsedQuestion =>
  withTexts(question, (html) =>
    withPictures(html, ({ src, alt }) => ({
      src: src.startsWith(storedMark) ? `${ctx.services.siteUrl}${src}` : src,
      alt,
    })),
  )
