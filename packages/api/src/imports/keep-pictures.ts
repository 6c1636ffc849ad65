import type { ImportPicture } from '@northlight/db/tables/records'
import type { Ctx } from '../kernel/context.ts'
import { ApiFailure } from '../kernel/errors.ts'
import { cleanSent } from '../library/clean-figure.ts'
import type { CleanPicture } from '../library/clean-picture.ts'

type SentPicture = { name: string; bytes: Uint8Array }
type Clean = (sent: SentPicture) => Promise<CleanPicture>

/** As it was sent, beside what was drawn of it. */
export const originalOf = (path: string) => `${path.replace(/\.[^./]*$/, '')}.original`

const keepPicture = async (ctx: Ctx, path: string, sent: SentPicture, clean: Clean): Promise<ImportPicture> => {
  const { name, bytes } = sent
  try {
    const { bytes: drawn, ...facts } = await clean(sent)
    await ctx.services.storage.private.write(originalOf(path), bytes)
    await ctx.services.storage.private.write(`${path}.${facts.extension}`, drawn)
    return { name, path: `${path}.${facts.extension}`, facts, reason: null }
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return { name, path: null, facts: null, reason: error.errors?.file?.[0] ?? error.message }
  }
}

/** Draws pictures anew and keeps them where nobody sees them; what cannot be drawn is known by its reason. */
export const keepPictures = async (
  ctx: Ctx,
  base: string,
  pictures: readonly SentPicture[],
  clean: Clean = cleanSent,
) => {
  const kept: ImportPicture[] = []
  for (const [at, picture] of pictures.entries()) kept.push(await keepPicture(ctx, `${base}-${at}`, picture, clean))
  return kept
}
