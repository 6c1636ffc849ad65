import type { Db } from '@northlight/db/database'
import type { Images } from './images.ts'
import { imageQuality } from './modifiers.ts'

/** Those that phones and desks ask for most; the rest is drawn when it is asked. */
const widths = [320, 640, 768, 1024, 1280, 1536]

/** The cuts of a picture that were made by hand. Its address changes with them, so there is nothing to keep. */
export const cropsFrom = (db: Db) => async (path: string) =>
  (await db.selectFrom('media').select('crops').where('path', '=', path).executeTakeFirst())?.crops ?? null

/** Asks for a picture as pages will, one size after the other, so that they find it drawn. */
export const drawUsualSizes =
  (images: Images, cropsOf: ReturnType<typeof cropsFrom>) =>
  async (path: string): Promise<void> => {
    const shapes = Object.keys((await cropsOf(path)) ?? {}).map((ratio) => `,r_${Math.round(Number(ratio) * 1000)}`)
    for (const width of widths)
      for (const shape of ['', ...shapes]) {
        const reply = await images(
          new Request('http://pictures'),
          `w_${width}${shape},q_${imageQuality},f_webp/storage/${path}`,
        )
        await reply.body?.cancel()
      }
  }
