import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { ServerBusy } from '@northlight/contract/queue'
import { type CutModifiers, UnreadablePicture } from './converter.ts'
import type { ImageSource } from './source.ts'

export type Task = { id: number; original: Uint8Array; source: ImageSource; modifiers: CutModifiers }
export type Answer = { id: number; picture: Uint8Array } | { id: number; failure: string }

export type Converter = ReturnType<typeof createConverter>

type Waiting = { resolve(picture: Buffer): void; reject(error: Error): void; timer: NodeJS.Timeout }

const entry = fileURLToPath(new URL('./converter-process.ts', import.meta.url))
const idleFor = seconds(30)

/**
 * Converts pictures in a second process that ends when it has nothing to do. Measured: a few dozen conversions leave
 * 150 MB behind that the system never gets back, and a picture that crashes or stalls the decoder must not take
 * the server with it.
 */
export function createConverter({ longest = seconds(20) } = {}) {
  const waiting = new Map<number, Waiting>()
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  let lastId = 0

  const stop = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  const settle = (id: number): Waiting | undefined => {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    if (waiting.size === 0 && child) {
      clearTimeout(idle)
      idle = setTimeout(stop, idleFor).unref()
    }
    return one
  }

  const settleAll = (error: Error) => {
    for (const id of [...waiting.keys()]) settle(id)?.reject(error)
  }

  const start = (): ChildProcess => {
    // Fewer arenas: the allocator would otherwise keep one per thread of the decoder.
    const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' }
    const started = fork(entry, {
      serialization: 'advanced',
      env,
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    started.on('message', (answer: Answer) => {
      const one = settle(answer.id)
      if ('picture' in answer) one?.resolve(Buffer.from(answer.picture))
      else one?.reject(new UnreadablePicture(answer.failure))
    })
    const lost = () => {
      if (child !== started) return
      child = undefined
      // One that was converted alone ended the process itself; of several nobody knows which.
      if (waiting.size === 1) settleAll(new UnreadablePicture('This picture cannot be opened.'))
      else settleAll(new ServerBusy())
    }
    started.on('exit', lost)
    started.on('error', lost)
    started.unref()
    started.channel?.unref()
    return started
  }

  return {
    convert(original: Uint8Array, source: ImageSource, modifiers: CutModifiers): Promise<Buffer> {
      clearTimeout(idle)
      child ??= start()
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
      const id = ++lastId
      const late = () => {
        // On a busy machine any picture may take so long: to be asked for again, like those that end with its process.
        settleAll(new ServerBusy())
        // The decoder cannot be interrupted, only ended.
        stop()
      }
      waiting.set(id, { resolve, reject, timer: setTimeout(late, longest) })
      child.send({ id, original, source, modifiers } satisfies Task)
      return promise
    },
    close: stop,
  }
}
