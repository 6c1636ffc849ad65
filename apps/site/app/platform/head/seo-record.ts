import type { Client } from '@northlight/contract/client'
import { isApiError } from '../api/api-error.ts'
import type { SeoFields } from './page-meta.ts'

/**
 * The SEO record of a page, for loaders: `load(context, (client) => seoRecord(client, 'about-page'))`.
 * A page whose record is missing still has its own title, so 404 is no failure.
 */
export const seoRecord = async (client: Client, slug: string): Promise<SeoFields | null> => {
  try {
    const { seo } = await client.get('/seo/{slug}', { params: { slug } })
    const { meta_title, meta_description, meta_keywords, meta_scripts } = seo
    return { meta_title, meta_description, meta_keywords, meta_scripts }
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null
    throw error
  }
}
