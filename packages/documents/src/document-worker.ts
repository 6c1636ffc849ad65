import { parentPort } from 'node:worker_threads'
import type { DocumentName, Made, Order } from './set-in-thread.ts'
import { testReport } from './test-report.ts'

const makers: { [Name in DocumentName]: (input: Order<Name>['input']) => Promise<Uint8Array> } = {
  'test-report': testReport,
}

parentPort?.on('message', async ({ name, input }: Order<DocumentName>) => {
  try {
    parentPort?.postMessage({ bytes: await makers[name](input) } satisfies Made)
  } catch (error) {
    parentPort?.postMessage({ error: String(error) } satisfies Made)
  }
})
