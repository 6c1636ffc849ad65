import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { minutes } from '@northlight/contract/durations'
import { type Asker, turns } from '@northlight/contract/queue'
import type { BrochureInput } from './brochure.ts'
import type { ConsentFormInput } from './consent-form.ts'
import type { HallTicketInput, HallTicketsInput } from './hall-ticket.ts'
import type { OfferLetterInput } from './offer-letter.ts'
import type { ReceiptInput } from './receipt.ts'
import type { RefundLetterInput } from './refund-letter.ts'
import type { RosterInput } from './roster.ts'
import type { SyllabusInput } from './syllabus.ts'
import type { TestReportInput } from './test-report.ts'

type Inputs = {
  brochure: BrochureInput
  'consent-form': ConsentFormInput
  'hall-ticket': HallTicketInput
  'hall-tickets': HallTicketsInput
  'offer-letter': OfferLetterInput
  receipt: ReceiptInput
  'refund-letter': RefundLetterInput
  roster: RosterInput
  'test-report': TestReportInput
  syllabus: SyllabusInput
  'sample-paper': SyllabusInput
}
export type DocumentName = keyof Inputs
export type Made = { bytes: Uint8Array } | { error: string }
export type Order<Name extends DocumentName> = { name: Name; input: Inputs[Name] }

const file = new URL('./document-worker.ts', import.meta.url)
/** The fonts stay read for the next one; after a quiet minute the memory is given back. */
const staysFor = minutes(1)

let thread: Worker | undefined
let goHome: NodeJS.Timeout | undefined

/** One after the other: each takes a core for a moment, and a hall full of students asks at the same time. */
const inTurn = turns({ atOnce: 1, mostWaiting: 60, mostOfOne: 12 })

const start = (): Worker => {
  const started = new Worker(file)
  started.once('exit', () => {
    if (thread === started) thread = undefined
  })
  thread = started
  return started
}

const rest = (worker: Worker) => {
  // Neither a waiting thread nor its timer keeps the process from ending.
  worker.unref()
  goHome = setTimeout(() => void worker.terminate(), staysFor).unref()
}

/**
 * Sets a document in a thread of its own: it takes some tenths of a second, in which no other visitor should wait.
 * Fails with `ServerBusy` when too many wait, and with `ClientDisconnected` when anyone who asked has left before it
 * was begun.
 */
export const setInThread = <Name extends DocumentName>(
  name: Name,
  input: Inputs[Name],
  asker?: Asker,
): Promise<Uint8Array> =>
  inTurn(async () => {
    clearTimeout(goHome)
    const worker = thread ?? start()
    worker.ref()
    const stop = new AbortController()
    const { signal } = stop
    worker.postMessage({ name, input } satisfies Order<Name>)
    try {
      // A thread that dies, with or without a word, must not leave anyone waiting.
      const [made] = (await Promise.race([
        once(worker, 'message', { signal }),
        once(worker, 'exit', { signal }).then(() => Promise.reject(new Error('The document could not be made.'))),
      ])) as [Made]
      if ('error' in made) throw new Error(`The document could not be made: ${made.error}`)
      return new Uint8Array(made.bytes)
    } finally {
      stop.abort()
      rest(worker)
    }
  }, asker)
