import { typedWords } from '@northlight/contract/office/typed-words'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { isLongWord, shortestWord } from '../../kernel/trigrams.ts'
import { startTask } from '../../tasks/tasks.ts'
import { paymentList } from './payment-file.ts'
import { filtersOf, paymentFilters } from './payment-lines.ts'

/**
 * Payments leave for a purpose alone, made behind the screen in the name and with the branches of the person who asked.
 */
export const exportPayments = (
  ctx: Ctx,
  { purpose, filter = {} }: { purpose: string; filter?: Record<string, string> | undefined },
): Promise<number> => {
  allow(ctx, 'payments.export')
  const known: readonly string[] = paymentFilters
  const unknown = Object.keys(filter).find((name) => !known.includes(name))
  if (unknown !== undefined) invalid({ filter: [`There is no filter “${unknown}”.`] })
  // A filter that cannot be read is said now, not by a file that never comes.
  filtersOf(ctx, filter, null, 'all')
  // So short a search reads row by row, and a file has no newest rows at which it may end.
  if (filter.search !== undefined && !typedWords(filter.search).some(isLongWord))
    invalid({ filter: [`For a file, search with at least ${shortestWord} letters or digits.`] })
  return inTransaction(ctx, async (ctx) => {
    const work = await startTask(ctx, paymentList, 'export', { purpose, filter })
    const details = { purpose, filters: Object.keys(filter) }
    await audit(ctx, { action: 'payments.export-payments', entity: 'order', id: null, details })
    return work
  })
}
