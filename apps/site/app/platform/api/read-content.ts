import type { Client } from '@northlight/contract/client'
import { retried } from '../build-check/retried.ts'
import { loadingBar } from '../loading/loading-bar-store.ts'
import { callsAt } from './browser.ts'

const read = async (path: string): Promise<unknown> => {
  const reply = await fetch(`${callsAt()}/api/v1${path}`, { headers: { accept: 'application/json' } })
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}`)
  return reply.json()
}

/** A read that failed is tried once more, as the client does it. */
const get = async (path: string): Promise<unknown> => {
  const finish = loadingBar.request()
  try {
    return await retried(() => read(path))
  } finally {
    finish()
  }
}

/**
 * What is the same for everybody, by a plain call: anyone who only reads does not fetch the client for a list of links.
 */
export const readContent: Pick<Client, 'get'> = { get: get as Client['get'] }
