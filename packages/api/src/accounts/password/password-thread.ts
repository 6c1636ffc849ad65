import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Options } from '@node-rs/argon2'

export type PasswordOrder =
  | { kind: 'hash'; password: string; parameters: Options }
  | { kind: 'check'; password: string; stored: string }
export type PasswordReply = { hash: string } | { matches: boolean } | { error: string }

const file = new URL('./password-worker.ts', import.meta.url)

/** Threads without work. A password takes about 20 ms of a core: starting one for each would cost as much again. */
const idle: Worker[] = []

const start = (): Worker => {
  const worker = new Worker(file)
  worker.once('exit', () => {
    const at = idle.indexOf(worker)
    if (at >= 0) idle.splice(at, 1)
  })
  return worker
}

const ask = async (order: PasswordOrder): Promise<PasswordReply> => {
  const worker = idle.pop() ?? start()
  worker.ref()
  const stop = new AbortController()
  const { signal } = stop
  try {
    worker.postMessage(order)
    // A thread that dies, with or without a word, must not leave anyone waiting.
    const [reply] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The thread for passwords has ended.'))),
    ])) as [PasswordReply]
    // A waiting thread does not keep the process from ending.
    worker.unref()
    idle.push(worker)
    return reply
  } finally {
    stop.abort()
  }
}

const failed = (reply: PasswordReply): never => {
  throw new Error(`A password could not be computed: ${'error' in reply ? reply.error : 'another answer came'}`)
}

/** Anyone who calls bounds how many are computed at once: each has a thread to itself. */
export const hashInThread = async (password: string, parameters: Options): Promise<string> => {
  const reply = await ask({ kind: 'hash', password, parameters })
  return 'hash' in reply ? reply.hash : failed(reply)
}

export const checkInThread = async (stored: string, password: string): Promise<boolean> => {
  const reply = await ask({ kind: 'check', stored, password })
  return 'matches' in reply ? reply.matches : failed(reply)
}
