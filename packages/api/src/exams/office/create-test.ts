import { randomBytes } from 'node:crypto'
import { slugFrom } from '@northlight/contract/office/slugs'
import { isUniqueViolation } from '@northlight/db/errors'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { allow } from '../../kernel/policy.ts'

/** A row that is shown nowhere and says nothing yet. */
export const newTestRow = (ctx: Ctx) => ({
  description: '',
  description_text: '',
  is_active: false,
  created_at: ctx.now(),
  updated_at: ctx.now(),
})

type Wanted = { name: string; key?: string | undefined }

const madeBefore = (ctx: Ctx, key: string) =>
  ctx.db.selectFrom('tests').select('slug').where('made_key', '=', key).executeTakeFirst()

/**
 * Hidden, without paper and window; its page is written under the pages of tests. The same key gives the same test, so
 * that a request which was sent twice makes one.
 */
export const createTest = async (ctx: Ctx, { name, key }: Wanted) => {
  allow(ctx, 'tests.write')
  const made = (again: boolean): Promise<{ slug: string }> =>
    inTransaction(ctx, async (ctx) => {
      const before = key === undefined ? undefined : await madeBefore(ctx, key)
      if (before) return before
      const base = slugFrom(name).slice(0, 80) || 'test'
      const known = await ctx.db.selectFrom('tests').select('id').where('slug', '=', base).executeTakeFirst()
      const slug = known ? `${base}-${randomBytes(3).toString('hex')}` : base
      const { id } = await ctx.db
        .insertInto('tests')
        .values({ ...newTestRow(ctx), name, slug, made_key: key ?? null })
        .returning('id')
        .executeTakeFirstOrThrow()
      await audit(ctx, { action: 'exams.create-test', entity: 'test', id })
      return { slug }
    }).catch((error: unknown) => {
      // The same request, or a test of the same name, at the same moment: the second finds what the first made.
      if (again && isUniqueViolation(error, 'tests')) return made(false)
      throw error
    })
  return made(true)
}
