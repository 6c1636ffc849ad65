import type { Ctx } from '../../kernel/context.ts'
import { addressedNames, deleteAddressedBy, filesAddressedBy } from '../enquiry-tables.ts'
import type { Person } from '../export/types.ts'

/** By a confirmed address only: nobody deletes what another person wrote. */
export const eraseEnquiries = async (ctx: Ctx, { email, isEmailVerified }: Person) => {
  if (!isEmailVerified) return {}
  const files = await filesAddressedBy(ctx, email)
  for (const table of addressedNames) await deleteAddressedBy(ctx, table, email)
  for (const { id } of files) await ctx.db.deleteFrom('private_files').where('id', '=', id).execute()
  return { files: files.map(({ path }) => path) }
}
