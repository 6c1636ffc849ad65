import { onReadConnection } from '../../kernel/context.ts'
import { stampedFile } from '../../kernel/export/stamped-file.ts'
import type { TaskKind } from '../../tasks/run-task.ts'
import { type FamilyLinesInput, familyHead, familyLines } from './family-lines.ts'

/** Families are no records, but leave as the files of records do. */
export const familyList = { name: 'families', isPersonal: true } as const

/** The families that match, stamped, as the bytes of a file. The list asks by itself who may have it. */
export const familyFile: TaskKind = {
  name: 'counselling.export-families',
  kind: 'export',
  isOf: (resource) => resource === familyList.name,
  run: async (asked, work, progress) => {
    const ctx = onReadConnection(asked)
    const { purpose, ...input } = work.input as FamilyLinesInput & { purpose: string }
    const lines = familyLines(ctx, input)
    const bytes = await stampedFile(ctx, { what: 'Families', purpose, head: familyHead(input), lines }, progress)
    return { bytes, as: 'csv' }
  },
}
