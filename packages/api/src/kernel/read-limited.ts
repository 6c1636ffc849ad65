import { fail } from './errors.ts'

/** Anyone who leaves while sending hears nothing any more; it is no failure of ours. */
const orGone = (error: unknown): never => {
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET') return fail('bad_request')
  throw error
}

const tooLarge = (limit: number) =>
  fail('too_large', `What was sent is too large. At most ${Math.floor(limit / 1024)} KB are taken here.`)

const read = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const announced = request.headers.get('content-length')
  if (Number(announced ?? 0) > limit) tooLarge(limit)
  // A body of known length cannot grow on the way, and reading it whole costs a fraction of reading it as a stream.
  if (announced !== null) return new Uint8Array(await request.arrayBuffer())
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > limit) tooLarge(limit)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** The body, of which never more than `limit` bytes are held: refused by its announced length, else while it comes. */
export const readLimited = (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> =>
  read(request, limit).catch(orGone)
