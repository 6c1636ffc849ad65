import type { Ctx } from '../../kernel/context.ts'
import { addressedNames, addressedTables, filesAddressedBy, rowsAddressedBy } from '../enquiry-tables.ts'
import type { DataSection, Person } from './types.ts'

/** By a confirmed address only: otherwise anybody could read what others wrote, by typing their address. */
export const enquiryData = async (ctx: Ctx, { email, isEmailVerified }: Person): Promise<DataSection[]> => {
  if (!isEmailVerified) return []
  const sections: DataSection[] = []
  for (const table of addressedNames) {
    const rows: Record<string, unknown>[] = await rowsAddressedBy(ctx, table, email)
    const shown = rows.map(({ send_key: _, cv_file_id: __, ...row }) => row)
    if (rows.length > 0) sections.push({ title: addressedTables[table], rows: shown })
  }
  const files: { name: string; bytes: Uint8Array }[] = []
  for (const { id, path, original_name } of await filesAddressedBy(ctx, email)) {
    const stored = await ctx.services.storage.private.read(path)
    if (stored) files.push({ name: `${id}-${original_name}`, bytes: stored.bytes })
  }
  return files.length > 0 ? [...sections, { title: 'Files you sent', rows: [], files }] : sections
}
