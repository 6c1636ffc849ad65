import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type RunningS3 = {
  endpoint: string
  bucket: string
  keys: { id: string; secret: string }
  /** As an operator would set it. */
  variables: { STORAGE_URL: string; AWS_ACCESS_KEY_ID: string; AWS_SECRET_ACCESS_KEY: string }
  stop: () => Promise<void>
}

const program = fileURLToPath(new URL('./s3-server.ts', import.meta.url))
const bucket = 'northlight-tests'
/** The only pair this server knows. */
const keys = { id: 'S3RVER', secret: 'S3RVER' }

const firstLine = async (child: ChildProcess): Promise<string> => {
  let output = ''
  let complaint = ''
  child.stderr?.on('data', (chunk) => {
    complaint += chunk
  })
  for await (const chunk of child.stdout ?? []) {
    output += chunk
    const end = output.indexOf('\n')
    if (end !== -1) return output.slice(0, end)
  }
  throw new Error(`The throw-away S3 server did not start:\n${complaint}`)
}

/** A throw-away S3 server on a free port of this machine, in a process of its own, with one empty bucket. */
export const startS3 = async (): Promise<RunningS3> => {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-s3-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  // The flag: it numbers the pages of long lists with DES, which today's OpenSSL offers only when it is asked to.
  const args = ['--openssl-legacy-provider', program, folder, bucket]
  // Its input stays open as long as this process lives: however that ends, the server notices and goes too.
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'pipe'] })
  const end = () => {
    child.kill('SIGKILL')
    remove()
  }
  process.on('exit', end)
  const stop = async () => {
    process.off('exit', end)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
    remove()
  }
  try {
    const endpoint = await firstLine(child)
    const variables = {
      STORAGE_URL: `s3://${bucket}?endpoint=${encodeURIComponent(endpoint)}&region=ap-south-1`,
      AWS_ACCESS_KEY_ID: keys.id,
      AWS_SECRET_ACCESS_KEY: keys.secret,
    }
    return { endpoint, bucket, keys, variables, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
