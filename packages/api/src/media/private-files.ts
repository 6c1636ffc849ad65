import { randomBytes } from 'node:crypto'
import { basename } from 'node:path/posix'
import { idParam } from '@northlight/contract/fields'
import { type Act, gradeOf } from '@northlight/contract/office/acts'
import type { UploadedFile } from '@northlight/contract/uploads'
import type { FileColumnOf, FormTable } from '@northlight/db/tables'
import type { PrivateFileKind } from '@northlight/db/tables/enquiries'
import { sql } from 'kysely'
import { audit } from '../kernel/audit.ts'
import type { Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow, isEverywhere, worksIn } from '../kernel/policy.ts'
import { partsOf, port } from '../kernel/ports.ts'

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
}

/** The name a visitor's device gave the file, as one harmless line: no folders, no control marks, not endless. */
export const tidyName = (name: string) => {
  const last = basename(name.replaceAll('\\', '/'))
  const shown = last.replace(/[\p{Cc}\u200e\u200f\u2028-\u202e\u2066-\u2069"<>|:*?]/gu, '').trim()
  return [...shown].slice(-150).join('') || 'file'
}

/** A name of any script as a header carries it. */
const asHeader = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Where a file may lie: a name that tells nothing and cannot be guessed. */
const newPath = (kind: PrivateFileKind, mime: string) => {
  const extension = extensions[mime]
  if (!extension) throw new Error(`Files of type ${mime} are not kept.`)
  return `${kind}/${randomBytes(20).toString('hex')}.${extension}`
}

/** Writes the bytes. They are found again only by the row that `recordFile` adds; `forget` takes them away. */
export const writePrivateFile = async (ctx: Ctx, kind: PrivateFileKind, file: UploadedFile) => {
  const mime = file.type ?? ''
  const path = newPath(kind, mime)
  const store = ctx.services.storage.private
  await store.write(path, file.bytes)
  return {
    row: { path, kind, original_name: tidyName(file.name), mime, bytes: file.bytes.length },
    forget: () =>
      store
        .remove(path)
        .catch((error: unknown) => ctx.services.logger.error({ err: error, path }, 'a private file was left behind')),
  }
}

export const recordFile = async (ctx: Ctx, row: Awaited<ReturnType<typeof writePrivateFile>>['row']) => {
  const { id } = await ctx.db
    .insertInto('private_files')
    .values({ ...row, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The address at which staff open a file. Anyone else who asks there is refused. */
export const privateFileUrl = (ctx: Ctx, id: number | null) =>
  id === null ? null : `${ctx.services.apiUrl}/api/v1/office/files/${id}`

/** Which act opens which files. */
const actFor: Record<PrivateFileKind, Act> = {
  card: 'papers.read',
  marks: 'papers.read',
  cv: 'job-applications.read',
  consent: 'evidence.read',
}

/** The kinds of files the actor may open. Anyone who may open none is refused before anything is looked up. */
const openKinds = (ctx: Ctx): PrivateFileKind[] => {
  const kinds = Object.keys(actFor) as PrivateFileKind[]
  const { actor } = ctx
  const open = kinds.filter((kind) => actor.kind !== 'user' || gradeOf(actFor[kind], actor.role) !== 'no')
  allow(ctx, actFor[open[0] ?? 'cv'])
  return open
}

/** Forms that bring a paper of a child along, by the column of the paper. */
export const papersOfChildren = port<{ table: FormTable; column: FileColumnOf<FormTable> }>(
  'media.papers-of-children',
  2,
)

/** Desks that keep the paper by which a parent agreed, a date of birth was proved, or somebody asked for their data. */
const ofDesks = [
  ['consents', 'scan_id'],
  ['birth_corrections', 'scan_id'],
  ['data_rights', 'proof_id'],
] as const

type Looked = { family_id: number | null; family: number | null; sitting: number | null; application: number | null }

/**
 * The branches that look after the family of a paper: that of the family, and those at which its child takes the test.
 * Empty where no family is known any more: then it is for those who work everywhere.
 */
const branchesOfPaper = async (ctx: Ctx, id: number): Promise<(number | null)[]> => {
  const { db } = ctx
  const found: (number | null)[] = []
  const add = ({ rows }: { rows: Looked[] }) => {
    for (const { family_id, family, application, sitting } of rows)
      found.push(...(family_id === null ? [] : [family]), ...(application === null ? [] : [sitting]))
  }
  const columns = sql`select families.id as family_id, families.branch_id as family,
    sittings.branch_id as sitting, registrations.id as application`
  for (const { table, column } of partsOf(ctx, papersOfChildren))
    add(
      await sql<Looked>`${columns}
      from ${sql.table(table)} as form
      inner join family_touches on family_touches.entity = ${table} and family_touches.entity_id = form.id
      inner join families on families.id = family_touches.family_id
      left join family_accounts on family_accounts.family_id = families.id
      left join registrations on registrations.user_id = family_accounts.user_id
      left join sittings on sittings.id = registrations.sitting_id
      where form.${sql.ref(column)} = ${id}`.execute(db),
    )
  for (const [table, column] of ofDesks)
    add(
      await sql<Looked>`${columns}
      from ${sql.table(table)} as desk
      left join family_accounts on family_accounts.user_id = desk.user_id
      left join families on families.id = family_accounts.family_id
      left join registrations on registrations.user_id = desk.user_id
      left join sittings on sittings.id = registrations.sitting_id
      where desk.${sql.ref(column)} = ${id}`.execute(db),
    )
  return found
}

/** Anyone who noted a request has seen the paper that came with it. */
const hasNoted = async ({ db, actor }: Ctx, id: number): Promise<boolean> =>
  actor.kind === 'user' &&
  (await db
    .selectFrom('data_rights')
    .select('id')
    .where('proof_id', '=', id)
    .where('by_id', '=', actor.id)
    .executeTakeFirst()) !== undefined

/** Whether a colleague's work reaches the family of a paper. */
const isOfOwnBranch = async (ctx: Ctx, id: number): Promise<boolean> => {
  if (isEverywhere(ctx)) return true
  const branches = await branchesOfPaper(ctx, id)
  return branches.some((branch) => worksIn(ctx, branch)) || hasNoted(ctx, id)
}

/** A visitor's upload, for staff who answer enquiries; a kind that is not theirs is not there. Each reading is written down. */
export const readPrivateFile = async (ctx: Ctx, id: number) => {
  const kinds = openKinds(ctx)
  const row = await ctx.db
    .selectFrom('private_files')
    .selectAll()
    .where('id', '=', id)
    .where('kind', 'in', kinds)
    .executeTakeFirst()
  // A paper of another branch is answered like one that is not there.
  if (row && actFor[row.kind] === 'papers.read' && !(await isOfOwnBranch(ctx, id))) return fail('not_found')
  const stored = row && (await ctx.services.storage.private.read(row.path))
  if (!row || !stored) return fail('not_found')
  await audit(ctx, { action: 'media.read-private-file', entity: 'private_file', id, details: { kind: row.kind } })
  return { name: row.original_name, type: row.mime, bytes: stored.bytes }
}

/** The sender chose the name, we looked into the file: it is saved as what it is, never as `card.hta`. */
const savedName = (name: string, mime: string) =>
  `${name.replace(/\.[^.]*$/, '') || 'file'}.${extensions[mime] ?? 'bin'}`

/** Saved and not shown: whatever a stranger sent is not opened as a page of this site. */
export const sendPrivateFile = async (ctx: Ctx, idText: string): Promise<Response> => {
  const id = idParam.safeParse(idText)
  const { name, type, bytes } = await readPrivateFile(ctx, id.success ? id.data : 0)
  const saved = savedName(name, type)
  const plain = saved.replace(/[^\w. -]/g, '_')
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${asHeader(saved)}`,
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
