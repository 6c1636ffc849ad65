import type { VersionKind } from '@northlight/contract/office/record-views'
import { hasDrafts, type RecordValues, type Resource } from '@northlight/contract/office/resource'
import type { Ctx } from '../../kernel/context.ts'
import { actorId } from '../../kernel/signed-in.ts'

/** What visitors wrote has no versions: what is deleted of them is gone. */
export const keepsVersions = (resource: Resource): boolean => hasDrafts(resource) || !resource.isPersonal

/** Of what was never published only so many are kept. */
const mostUnpublished = 100

type NewVersion = { number: number; kind: VersionKind; content: RecordValues; summary: string[] }

const prune = async (ctx: Ctx, { name }: Resource, id: number) => {
  const old = await ctx.db
    .selectFrom('record_versions')
    .select('id')
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .where('kind', 'not in', ['published', 'scheduled'])
    .orderBy('number', 'desc')
    .limit(1000)
    .offset(mostUnpublished)
    .execute()
  if (old.length > 0)
    await ctx.db
      .deleteFrom('record_versions')
      .where(
        'id',
        'in',
        old.map(({ id }) => id),
      )
      .execute()
}

/** Keeps what a record was. A number is given once; what is kept under it never changes. */
export const keepVersion = async (ctx: Ctx, resource: Resource, id: number, version: NewVersion) => {
  if (!keepsVersions(resource)) return
  await ctx.db
    .insertInto('record_versions')
    .values({ resource: resource.name, record_id: id, ...version, at: ctx.now(), made_by: actorId(ctx) })
    .execute()
  if (version.kind !== 'published') await prune(ctx, resource, id)
}

export const versionNumbered = (ctx: Ctx, { name }: Resource, id: number, number: number) =>
  ctx.db
    .selectFrom('record_versions')
    .selectAll()
    .where('resource', '=', name)
    .where('record_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst()
