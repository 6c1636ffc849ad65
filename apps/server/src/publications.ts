import type { Client } from '@northlight/contract/client'
import type { Logger } from 'pino'
import { brochure } from './brochure.ts'
import { calendar } from './calendar.ts'
import { feed } from './feed.ts'
import { manifest } from './manifest.ts'
import { createPublished } from './published.ts'
import { createRedirects } from './redirects.ts'
import { sharePictures } from './share-pictures.ts'
import { sitemap } from './sitemap.ts'
import { syllabus } from './syllabus.ts'

export type Publications = ReturnType<typeof createPublications>

type Options = { client: Client; siteUrl: string; cacheFolder: string; log: Logger }

/** What the server offers beside pages: files made from content, and the ways from old addresses to new ones. */
export function createPublications({ client, siteUrl, cacheFolder, log }: Options) {
  const published = createPublished({
    publications: [
      sitemap({ client, siteUrl, log }),
      feed({ client, siteUrl }),
      calendar({ client, siteUrl }),
      brochure({ client, siteUrl }),
      syllabus({ client }),
      manifest({ client, siteUrl }),
      sharePictures({ client, siteUrl, cacheFolder }),
    ],
  })
  const redirects = createRedirects({
    list: async () => (await client.get('/redirect/all')).redirects,
    siteUrl,
    log,
  })
  return {
    ...published,
    moved: redirects.find,
    clear() {
      published.clear()
      redirects.clear()
    },
  }
}
