import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seconds } from '@northlight/contract/durations'
import { turns } from '@northlight/contract/queue'
import type { Answer, Order } from './reader-process.ts'

/**
 * A kind of file that is read apart: a module with a function `read`, which gets the bytes and some options and returns
 * plain data, or says no with `refuse()`. It imports nothing that opens a database or reads the environment.
 */
export type Format = { read: (bytes: Uint8Array, options: never) => unknown }
type Found<One extends Format> = Awaited<ReturnType<One['read']>>
type Options<One extends Format> = Parameters<One['read']>[1]

export type Limits = {
  /** Of processor time: a list does not take longer because others work, and a slow machine refuses no good one. */
  ms?: number
  /** Whose file it is. */
  who?: number | null
  heapMb?: number
  /** It is ended here, a little before the 300 MB it must never reach. */
  mostMb?: number
  /** Told how much memory the process has had at most, as often as it is looked at. */
  onMemory?: (mb: number) => void
}

const entry = fileURLToPath(new URL('./reader-process.ts', import.meta.url))

const tooLong = 'The file takes too long to read. Send it in parts.'
const tooLarge = 'The file needs too much memory to read. Send it in parts.'
const unreadable = 'The file cannot be read. Save it anew and send it again.'

const lookEvery = 25
/** A process that waits for something that never comes is ended after so many times its processor time. */
const patience = 6

/** Readings take cores from everybody else: two at once, and of one person no more than two that wait for them. */
const reading = turns({ atOnce: 2, mostWaiting: 20, mostOfOne: 2 })

/** Linux counts the processor time of a process in hundredths of a second. */
const tick = 10

/** The processor time that a process has had, in milliseconds; 0 where the system does not tell. */
const processorTime = (pid: number | undefined): number => {
  try {
    // The name of the program stands in brackets and may hold anything; after it, user and system time are 12 and 13.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    return 0
  }
}

/**
 * The most memory a process has had, in megabytes. The limit of the heap does not count what is unpacked outside of
 * it. Where the system does not tell (anywhere but on Linux) the limits of the archive and the heap are all there is.
 */
const mostMemory = (pid: number | undefined): number => {
  try {
    const [, kilobytes = '0'] = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return 0
  }
}

/**
 * Reads a file from outside in a process of its own, which has at most 300 MB, ten seconds of processor time, and none of
 * our secrets. A
 * thread would not do: when the heap of a thread is full at the wrong moment, V8 ends the whole process with it.
 */
export const readApart = <One extends Format>(
  format: URL,
  bytes: Uint8Array,
  options: Options<One>,
  { who, ...limits }: Limits = {},
): Promise<Answer<Found<One>>> =>
  reading(() => readNow<One>(format, bytes, options, limits), { who: String(who ?? '') })

const readNow = <One extends Format>(
  format: URL,
  bytes: Uint8Array,
  options: Options<One>,
  { ms = seconds(10), heapMb = 144, mostMb = 280, onMemory }: Omit<Limits, 'who'>,
): Promise<Answer<Found<One>>> => {
  const { promise, resolve } = Promise.withResolvers<Answer<Found<One>>>()
  const child = fork(entry, {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${heapMb}`],
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const done = (answer: Answer<Found<One>>) => {
    clearTimeout(timer)
    clearInterval(watch)
    child.kill('SIGKILL')
    resolve(answer)
  }
  const timer = setTimeout(() => done({ refused: tooLong }), ms * patience)
  const watch = setInterval(() => {
    const mb = mostMemory(child.pid)
    onMemory?.(mb)
    if (mb > mostMb) done({ refused: tooLarge })
    if (processorTime(child.pid) > ms) done({ refused: tooLong })
  }, lookEvery)
  child.once('message', (answer: Answer<Found<One>>) => done(answer))
  // V8 ends a process whose heap is full by a signal; whatever else ends it ends it with a number.
  child.once('exit', (_, signal) => done({ refused: signal === null ? unreadable : tooLarge }))
  child.once('error', () => done({ refused: unreadable }))
  // A child that is gone before it has heard everything is told by its exit.
  child.send({ format: format.href, bytes, options } satisfies Order, () => {})
  return promise
}
