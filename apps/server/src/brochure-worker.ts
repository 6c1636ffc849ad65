import { parentPort, workerData } from 'node:worker_threads'
import { type BrochureInput, courseBrochure } from '@northlight/documents/brochure'

/** Runs in a thread of its own: setting a document takes some tenths of a second, in which no visitor should wait. */
const bytes = await courseBrochure(workerData as BrochureInput)
parentPort?.postMessage(bytes)
