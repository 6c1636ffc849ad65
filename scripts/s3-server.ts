import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
// @ts-expect-error: written in JavaScript, without types
import S3rver from '@20minutes/s3rver'

/**
 * An S3-compatible server that checks signatures: `s3-server.ts FOLDER BUCKET`. Says where it listens in one line, and
 * ends with the process that started it.
 */
const [directory = '', bucket = ''] = process.argv.slice(2)

const store = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] })
await store.configureBuckets()

type Context = { path: string; mountPath?: string; state: { vhost?: boolean } }
// It signs the address of a bucket without the slash at its end, where clients and Amazon take the address as it was
// sent. With these two set it arrives at the same text. Before the last part, which is the one that checks.
store.middleware.splice(-1, 0, (ctx: Context, next: () => Promise<void>) => {
  if (/^\/[^/]+\/$/.test(ctx.path)) Object.assign(ctx, { mountPath: '/', state: { ...ctx.state, vhost: true } })
  return next()
})
const answer = store.callback()

const server = createServer((request, response) => {
  // It checks the signatures it is given but lets unsigned requests pass; a private bucket does not.
  if (request.headers.authorization) return answer(request, response)
  response.writeHead(403, { 'content-type': 'application/xml' })
  response.end('<Error><Code>AccessDenied</Code><Message>Access Denied</Message></Error>')
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
const leave = () => {
  rmSync(directory, { recursive: true, force: true })
  process.exit(0)
}
process.stdin.on('end', leave).resume()
