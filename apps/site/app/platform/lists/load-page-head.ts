import type { RouterContextProvider } from 'react-router'
import { isApiError } from '../api/api-error.ts'
import { load } from '../api/load.ts'
import type { SeoFields } from '../head/page-meta.ts'
import { seoRecord } from '../head/seo-record.ts'

export type PageHead = { heading: string; lead: string; emptyText: string; seo: SeoFields | null }

/** For loaders: what staff wrote for the head of a list. A page without a record keeps the name it has in the menu. */
export const loadPageHead = async (
  context: Readonly<RouterContextProvider>,
  slugs: { text: string; seo: string },
  name: string,
): Promise<PageHead> => {
  const [page, seo] = await Promise.all([
    load(context, async (client) => {
      try {
        return (await client.get('/page-text/{slug}', { params: { slug: slugs.text } })).page
      } catch (error) {
        if (isApiError(error) && error.status === 404) return null
        throw error
      }
    }),
    load(context, (client) => seoRecord(client, slugs.seo)),
  ])
  return {
    heading: page?.heading || name,
    lead: page?.intro[0] ?? '',
    emptyText: page?.empty_text ?? '',
    seo,
  }
}
