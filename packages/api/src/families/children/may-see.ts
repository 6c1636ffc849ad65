import { isMinor } from '@northlight/contract/age'
import type { ChildView } from '@northlight/contract/children'
import { indianDay } from '@northlight/contract/dates'
import { fold } from '@northlight/db/fold'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import * as families from '../queries.ts'
import type { ChildLink } from './queries.ts'
import * as queries from './queries.ts'

const closed = {
  unknown: 'We do not know the student’s age yet. It is shown here when the date of birth is on record.',
  other: 'Another parent has agreed since, and sees it now. Write to us if that is not right.',
  ended: 'The agreement is taken back, so nothing is shown here.',
  grown:
    'The student is of age now and decides who sees marks and fees. They can share them with you from their account.',
} as const

type Right = { by: ChildView['by']; sentence: string }

/**
 * Under 18 the parent who agreed last sees the child while that agreement stands: an address that the student only
 * types takes nothing from a parent. From 18 on, only what the student shares. Asked at every call: a birthday and a
 * withdrawal close the page by themselves.
 */
export const rightTo = async (ctx: Ctx, link: ChildLink): Promise<Right> => {
  const { date_of_birth, child_id, contact, shared_at } = link
  if (date_of_birth === null) return { by: null, sentence: closed.unknown }
  if (!isMinor(date_of_birth, indianDay(ctx.now())))
    return shared_at === null ? { by: null, sentence: closed.grown } : { by: 'student', sentence: '' }
  const consent = await families.consentOfParent(ctx.db, child_id, 'child-account')
  if (!consent) return { by: null, sentence: closed.ended }
  const isTheirs = fold(consent.by_contact) === fold(contact)
  return isTheirs ? { by: 'agreement', sentence: '' } : { by: null, sentence: closed.other }
}

/** The child behind a link of the signed-in parent: 404 for anybody else's, 403 with the reason where it is closed. */
export const requireChild = async (ctx: Ctx, linkId: number): Promise<ChildLink> => {
  const link = (await queries.linkOfParent(ctx.db, signedIn(ctx).id, linkId)) ?? fail('not_found')
  const { by, sentence } = await rightTo(ctx, link)
  return by === null ? fail('forbidden', sentence) : link
}

/** Each look into a child's account is written down, for the family to read. */
export const noteLook = (ctx: Ctx, action: `families.${string}`, link: ChildLink) =>
  inTransaction(ctx, (ctx) => audit(ctx, { action, entity: 'user', id: link.child_id, details: { link: link.id } }))

export const toChild = async (ctx: Ctx, link: ChildLink): Promise<ChildView> => ({
  id: link.id,
  name: link.child_name,
  linked_at: link.linked_at ?? link.created_at,
  ...(await rightTo(ctx, link)),
})
