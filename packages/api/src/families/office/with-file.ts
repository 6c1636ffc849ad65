import type { UploadedFile } from '@northlight/contract/uploads'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { recordFile, writePrivateFile } from '../../media/private-files.ts'

/** Keeps a paper and does the rest in one transaction; a file whose row was not written does not stay. */
export const withFile = async (ctx: Ctx, file: UploadedFile, work: (ctx: Ctx, fileId: number) => Promise<void>) => {
  const { row, forget } = await writePrivateFile(ctx, 'card', file)
  try {
    await inTransaction(ctx, async (ctx) => work(ctx, await recordFile(ctx, row)))
  } catch (error) {
    await forget()
    throw error
  }
}
