import type { Client } from '@northlight/contract/client'
import { legalPath } from './paths.ts'

/** The legal page whose address speaks of `word`, such as refund or privacy; staff choose the addresses. */
export const findLegalPage = async (client: Client, word: string): Promise<string | null> => {
  const { legal } = await client.get('/legal')
  const page = legal.find(({ slug }) => slug.includes(word))
  return page ? legalPath(page.slug) : null
}
