import { get } from 'node:http'
import { text } from 'node:stream/consumers'

/** A page as a visitor gets it who knows the server by another name: the name in the head of the request is theirs. */
export const getAsHost = (url: string, host: string): Promise<{ status: number; body: string }> =>
  new Promise((resolve, reject) => {
    get(url, { headers: { host } }, async (reply) => {
      resolve({ status: reply.statusCode ?? 0, body: await text(reply) })
    }).on('error', reject)
  })
