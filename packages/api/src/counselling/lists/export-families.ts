import { familyFilters } from '@northlight/contract/office/families/reading'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { invalid } from '../../kernel/errors.ts'
import { allow } from '../../kernel/policy.ts'
import { startTask } from '../../tasks/tasks.ts'
import { familyList } from './family-file.ts'
import { type Filter, filtered } from './list-families.ts'

type Input = { purpose: string; with_contacts: boolean; filter?: Record<string, string> }

const filters: readonly string[] = familyFilters

/**
 * Families leave for a purpose alone. The file is made behind the screen, in the name and with the branches of the
 * person who asked.
 */
export const exportFamilies = (ctx: Ctx, { purpose, with_contacts, filter = {} }: Input): Promise<number> => {
  allow(ctx, 'families.export')
  const unknown = Object.keys(filter).find((name) => !filters.includes(name))
  if (unknown !== undefined) invalid({ filter: [`There is no filter “${unknown}”.`] })
  // A filter that cannot be read is said now, not by a file that never comes.
  filtered(ctx, filter as Filter)
  return inTransaction(ctx, async (ctx) => {
    const work = await startTask(ctx, familyList, 'export', { purpose, with_contacts, filter })
    await audit(ctx, {
      action: 'counselling.export-families',
      entity: 'family',
      id: null,
      details: { purpose, with_contacts, filters: Object.keys(filter) },
    })
    return work
  })
}
