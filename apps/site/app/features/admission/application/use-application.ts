import type { Client } from '@northlight/contract/client'
import type { ReplyAt } from '@northlight/contract/endpoints'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'

export type Info = ReplyAt<'get', '/admission/info'>
export type Application = Info['application']

/** The own application; null for somebody who has none. */
const read = (client: Client): Promise<Info | null> =>
  client.get('/admission/info').catch((error: unknown) => {
    if (isApiError(error) && error.status === 400) return null
    throw error
  })

export const useApplication = () => useRead('application', read)
