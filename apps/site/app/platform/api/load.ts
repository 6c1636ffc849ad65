import type { Client } from '@northlight/contract/client'
import { data, type RouterContextProvider } from 'react-router'
import { isApiError } from './api-error.ts'
import { apiContext } from './context.ts'
import { failureOf } from './failure.ts'

/**
 * For loaders: `load(context, (client) => client.get('/branch/all'))`. A failed call becomes the page's own
 * failure with the same status, so that a missing row is a 404 for crawlers and on an in-app click alike.
 */
export const load = async <Reply>(
  context: Readonly<RouterContextProvider>,
  read: (client: Client) => Promise<Reply>,
): Promise<Reply> => {
  const api = context.get(apiContext)
  try {
    return await read(api.client)
  } catch (error) {
    if (!isApiError(error)) throw error
    const { status, message, requestId } = failureOf(error)
    throw data({ message, requestId: requestId ?? api.requestId }, { status })
  }
}
