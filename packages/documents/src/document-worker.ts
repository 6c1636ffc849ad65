import { parentPort } from 'node:worker_threads'
import { courseBrochure } from './brochure.ts'
import { consentForm } from './consent-form.ts'
import { drawFor } from './fonts.ts'
import { hallTicket, hallTickets } from './hall-ticket.ts'
import { offerLetter } from './offer-letter.ts'
import { receiptPdf } from './receipt.ts'
import { refundLetter } from './refund-letter.ts'
import { rosterSheet } from './roster.ts'
import type { DocumentName, Made, Order } from './set-in-thread.ts'
import { samplePaper, syllabusSheet } from './syllabus.ts'
import { testReport } from './test-report.ts'

const makers: { [Name in DocumentName]: (input: Order<Name>['input']) => Promise<Uint8Array> } = {
  brochure: courseBrochure,
  'consent-form': consentForm,
  'hall-ticket': hallTicket,
  'hall-tickets': hallTickets,
  'offer-letter': offerLetter,
  receipt: receiptPdf,
  'refund-letter': refundLetter,
  roster: rosterSheet,
  'test-report': testReport,
  syllabus: syllabusSheet,
  'sample-paper': samplePaper,
}

const make = <Name extends DocumentName>({ name, input }: Order<Name>) => {
  drawFor((input as { institute?: Parameters<typeof drawFor>[0] }).institute)
  return makers[name](input)
}

parentPort?.on('message', async (order: Order<DocumentName>) => {
  try {
    parentPort?.postMessage({ bytes: await make(order) } satisfies Made)
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Made)
  }
})
