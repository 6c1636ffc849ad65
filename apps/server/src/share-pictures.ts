import { createHash } from 'node:crypto'
import type { Client } from '@northlight/contract/client'
import { dyed } from '@northlight/contract/colours'
import { hours } from '@northlight/contract/durations'
import { createDiskCache } from './images/disk-cache.ts'
import type { Publication } from './published.ts'
import { sharePattern, shareSubject } from './share-subjects.ts'

type Options = { client: Client; siteUrl: string; cacheFolder: string }

/** The picture shown where a link to a page is shared. Kept on disk by what it shows, across restarts. */
export function sharePictures({ client, siteUrl, cacheFolder }: Options): Publication {
  const disk = createDiskCache(cacheFolder, 64 * 1024 * 1024)
  return {
    pattern: sharePattern,
    async make([kind = '', slug = '']) {
      const subject = await shareSubject(client, kind, slug)
      if (!subject) return undefined
      const { general } = await client.get('/website-detail')
      // Lettering and pictures take 15 MB, which a server only spends once a page is shared.
      const { shareDrawing } = await import('./share-drawing.ts')
      const drawing = dyed(
        shareDrawing(subject, general.website_name ?? '', new URL(siteUrl).host, general.motif),
        general.colours,
      )
      const name = `${createHash('sha256').update(drawing).digest('hex')}.png`
      const known = await disk.get(name)
      const picture = known ?? (await asPicture(drawing))
      if (!known) await disk.put(name, picture)
      return { type: 'image/png', body: new Uint8Array(picture), maxAge: hours(1) }
    },
  }
}

async function asPicture(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  return sharp(Buffer.from(drawing)).png({ palette: true, quality: 90 }).toBuffer()
}
