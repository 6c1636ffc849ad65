import type { CallOptions, Client } from '@northlight/contract/client'

/** Deduplicates the reads of one rendering: several parts need the same, the name of the institute above all. */
export function oncePerPage(client: Client): Client {
  const asked = new Map<string, Promise<unknown>>()
  const get = (path: Parameters<Client['get']>[0], options: CallOptions = {}) => {
    const { params, query, signal } = options
    if (signal) return client.get(path, options)
    const key = JSON.stringify([path, params, query])
    const reply = asked.get(key) ?? client.get(path, options)
    asked.set(key, reply)
    return reply
  }
  // One key is one path with its options, so each promise holds what its own path replies.
  return { ...client, get: get as Client['get'] }
}
