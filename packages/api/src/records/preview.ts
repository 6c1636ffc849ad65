import { type Instant, later } from '@northlight/contract/dates'
import { days } from '@northlight/contract/durations'
import type { Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { transaction } from '@northlight/db/transaction'
import { audit } from '../kernel/audit.ts'
import { type Ctx, inTransaction } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { isSigned, type KeyRing, sign } from '../kernel/keys.ts'
import { allow } from '../kernel/policy.ts'
import { isShownToNobody } from './gate/gate-facts.ts'
import { type OpenRecord, openRecord, peekRecord, setRecord } from './store/open-record.ts'
import { pathOf } from './store/paths.ts'
import { freeSlug, slugField } from './store/slugs.ts'
import { tableFacts } from './store/table-facts.ts'
import { versionNumbered } from './store/versions.ts'
import { writeLive } from './store/write-live.ts'

/** Under this header the site asks for its content with a draft laid over it. Only this process ever sends it. */
export const previewHeader = 'x-northlight-preview'
const lasts = days(7)

type Preview = { resource: string; id: number; version: number; round: number; until: number }

const toSign = (content: string) => ({ purpose: 'download', content: `preview|${content}` }) as const

const tokenOf = (keys: KeyRing, { resource, id, version, round, until }: Preview): string => {
  const content = [resource, ...[id, version, round, until].map((part) => part.toString(36))].join('.')
  return `${content}.${sign(keys, toSign(content))}`
}

/** What a token opens; undefined for one that is forged or has run out. */
export const readPreview = (keys: KeyRing, now: Instant, token: string): Preview | undefined => {
  const [resource = '', id = '', version = '', round = '', until = '', ...signature] = token.split('.')
  if (!isSigned(keys, toSign([resource, id, version, round, until].join('.')), signature.join('.'))) return undefined
  const number = (part: string) => Number.parseInt(part, 36)
  if (number(until) * 1000 < Date.parse(now)) return undefined
  return { resource, id: number(id), version: number(version), round: number(round), until: number(until) }
}

/** The kept version of that number; for a draft that has gone on, what it says now. */
const previewedValues = async (ctx: Ctx, open: OpenRecord, version: number) => {
  const kept = version === open.record.version ? undefined : await versionNumbered(ctx, open.resource, open.id, version)
  const values = kept?.content ?? open.values
  const name = slugField(open.resource)
  if (!name || values[name]) return values
  return { ...values, [name]: open.live.values[name] ?? (await freeSlug(ctx, open.resource, open.id, values)) }
}

/** An address at which the site's own page shows this record as it stands in a version. */
export const makePreview = (ctx: Ctx, resource: Resource, id: number, input: { version: number; to_share?: boolean }) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const { version, to_share } = input
    const open = await peekRecord(ctx, resource, id)
    if (version > open.record.version) return fail('conflict')
    if (isShownToNobody(open)) return fail('conflict', 'The consent was withdrawn: this page is shown to nobody.')
    const page = await pathOf(ctx, resource, id, await previewedValues(ctx, open, version))
    if (page === null) return fail('conflict', 'It has no page yet. Fill in what its address is made of first.')
    const until = later(ctx.now(), lasts)
    const ends = Math.floor(Date.parse(until) / 1000)
    const token = tokenOf(ctx.services.keys, {
      ...{ resource: resource.name, id, version, until: ends },
      round: open.record.preview_round,
    })
    const path = `${page}?preview=${token}`
    // The page beside the form is no news; a link that goes to somebody else is.
    if (to_share) await audit(ctx, { action: 'records.preview', entity: resource.name, id, details: { version } })
    return { path, url: `${ctx.services.siteUrl}${path}`, until }
  })

/** Ends every link that was made so far, anyone who has it; the next preview begins a new round. */
export const endPreviews = (ctx: Ctx, resource: Resource, id: number) =>
  inTransaction(ctx, async (ctx) => {
    allow(ctx, resource.acts.draft)
    const open = await openRecord(ctx, resource, id)
    await setRecord(ctx, open, { preview_round: open.record.preview_round + 1 })
    await audit(ctx, { action: 'records.end-previews', entity: resource.name, id })
  })

/** Carries a reply out of a transaction that must not be kept. */
class Shown extends Error {
  readonly reply: Response
  constructor(reply: Response) {
    super('A preview is never stored.')
    this.reply = reply
  }
}

/**
 * Lays nothing over where the links of that round were ended, or the consent withdrawn: anyone who has one sees what
 * everybody sees.
 */
const layOver = async (ctx: Ctx, { resource: name, id, version, round }: Preview) => {
  const resource = resourceNamed(name) ?? fail('not_found')
  const open = await peekRecord(ctx, resource, id)
  if (open.record.preview_round !== round || isShownToNobody(open)) return
  const values = await previewedValues(ctx, open, version)
  const facts = await tableFacts(ctx, resource.table)
  const from = resource.visibleFrom
  const shown = {
    ...(facts.has('is_active') && { is_active: true }),
    // Before it is given, the page is shown to the person who is asked for the consent.
    ...(facts.has('has_consent') && { has_consent: true }),
    ...(from && typeof values[from] === 'string' && values[from] > ctx.now() && { [from]: ctx.now() }),
  }
  await writeLive(ctx, resource, id, values, shown)
}

/**
 * Answers one call as if the record were published: the values are written in a transaction, the call is answered
 * from it, and the transaction is rolled back. Nothing of it is ever stored, announced or seen by another call.
 */
export const answerPreview = async (
  ctx: Ctx,
  token: string,
  answer: (ctx: Ctx) => Promise<Response>,
): Promise<Response> => {
  const preview = readPreview(ctx.services.keys, ctx.now(), token)
  if (!preview) return answer(ctx)
  try {
    return await transaction(ctx.db, async (db) => {
      const own = { ...ctx, db }
      await layOver(own, preview)
      throw new Shown(await answer(own))
    })
  } catch (error) {
    if (error instanceof Shown) return error.reply
    throw error
  }
}
