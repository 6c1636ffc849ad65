import { onReadConnection } from '../../kernel/context.ts'
import { stampedFile } from '../../kernel/export/stamped-file.ts'
import type { TaskKind } from '../../tasks/run-task.ts'
import { type PaymentFilter, paymentHead, paymentLines } from './payment-lines.ts'

/** Payments are no records, but leave as the files of records do. */
export const paymentList = { name: 'payments', isPersonal: true } as const

/** The list asks by itself who may have it. */
export const paymentFile: TaskKind = {
  name: 'payments.export',
  kind: 'export',
  isOf: (resource) => resource === paymentList.name,
  run: async (asked, work, progress) => {
    const ctx = onReadConnection(asked)
    const { purpose, filter } = work.input as { purpose: string; filter: PaymentFilter }
    const lines = paymentLines(ctx, { filter })
    return {
      bytes: await stampedFile(ctx, { what: 'Payments', purpose, head: paymentHead, lines }, progress),
      as: 'csv',
    }
  },
}
