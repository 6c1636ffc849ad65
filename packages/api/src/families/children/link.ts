import { isMinor } from '@northlight/contract/age'
import type { Children, Parents } from '@northlight/contract/children'
import { indianDay } from '@northlight/contract/dates'
import { fold } from '@northlight/db/fold'
import { ownProfile } from '../../accounts/profile/profile.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'
import { signedIn } from '../../kernel/signed-in.ts'
import { isOwnAddress, ownAddressSentence, ownContactOf } from '../consent/own-contact.ts'
import * as families from '../queries.ts'
import { rightTo, toChild } from './may-see.ts'
import * as queries from './queries.ts'

type Waiting = { childId: number; contact: string }

/**
 * Who may be linked: the confirmed address of the account is the one that agreed, or that a student of age named. The
 * link of a mail plays no part in it, so a forwarded one opens nothing. An account of a child, and a mailbox that is
 * the child's own, are nobody's parent.
 */
const waitingFor = async (ctx: Ctx): Promise<Waiting[]> => {
  const parent = await ownProfile(ctx)
  if (parent.email_verified_at === null) return []
  const today = indianDay(ctx.now())
  if (parent.date_of_birth !== null && isMinor(parent.date_of_birth, today)) return []
  const linked = new Set((await queries.linksOfParent(ctx.db, parent.id)).map(({ child_id }) => child_id))
  const agreed: Waiting[] = []
  for (const child of await queries.childrenOfMailbox(ctx.db, parent.email)) {
    const consent = await families.consentOfParent(ctx.db, child.id, 'child-account')
    const stands = consent !== undefined && fold(consent.by_contact) === fold(child.by_contact)
    const isChild = child.date_of_birth !== null && isMinor(child.date_of_birth, today)
    if (stands && isChild && !isOwnAddress(parent.email, await ownContactOf(ctx, child)))
      agreed.push({ childId: child.id, contact: child.by_contact })
  }
  const shared = (await queries.offersTo(ctx.db, parent.email))
    .filter(({ shared_at }) => shared_at !== null)
    .map(({ child_id, contact }) => ({ childId: child_id, contact }))
  return [...agreed, ...shared].filter(({ childId }) => childId !== parent.id && !linked.has(childId))
}

export const childrenOf = async (ctx: Ctx): Promise<Children> => {
  const links = await queries.linksOfParent(ctx.db, signedIn(ctx).id)
  const children = []
  for (const link of links) children.push(await toChild(ctx, link))
  return { children, waiting: (await waitingFor(ctx)).length }
}

export const linkChildren = (ctx: Ctx): Promise<Children> =>
  inTransaction(ctx, async (ctx) => {
    const { id: parentId } = signedIn(ctx)
    for (const { childId, contact } of await waitingFor(ctx)) {
      await queries.takeUp(ctx.db, { childId, parentId, contact, now: ctx.now() })
      await audit(ctx, { action: 'families.link-child', entity: 'user', id: childId, details: { parent: parentId } })
    }
    return childrenOf(ctx)
  })

export const endChildLink = (ctx: Ctx, id: number): Promise<Children> =>
  inTransaction(ctx, async (ctx) => {
    const link = (await queries.linkOfParent(ctx.db, signedIn(ctx).id, id)) ?? fail('not_found')
    await queries.endLink(ctx.db, link.id, 'parent', ctx.now())
    await audit(ctx, {
      action: 'families.end-child-link',
      entity: 'user',
      id: link.child_id,
      details: { by: 'parent' },
    })
    return childrenOf(ctx)
  })

const mayDecide = (ctx: Ctx, born: string | null) => born !== null && !isMinor(born, indianDay(ctx.now()))

export const parentsWhoSee = async (ctx: Ctx): Promise<Parents> => {
  const student = await ownProfile(ctx)
  const parents = []
  for (const link of await queries.linksOfChild(ctx.db, student.id)) {
    const child = { child_name: student.name, child_email: student.email, child_phone: student.phone }
    const own = { ...link, ...child, date_of_birth: student.date_of_birth, is_child_active: true }
    const sees = link.parent_id !== null && (await rightTo(ctx, own)).by !== null
    parents.push({ id: link.id, email: link.contact, name: link.parent_name, linked_at: link.linked_at, sees })
  }
  return { parents, may_decide: mayDecide(ctx, student.date_of_birth) }
}

const mustDecide = 'Until you are 18, the parent who has agreed sees your marks and fees. From then on you decide.'

export const shareWithParent = (ctx: Ctx, email: string): Promise<Parents> =>
  inTransaction(ctx, async (ctx) => {
    const student = await ownProfile(ctx)
    if (!mayDecide(ctx, student.date_of_birth)) return fail('forbidden', mustDecide)
    if (isOwnAddress(email, await ownContactOf(ctx, student))) return invalid({ email: [ownAddressSentence] })
    const known = (await queries.linksOfChild(ctx.db, student.id)).find(({ contact }) => fold(contact) === fold(email))
    if (known)
      await ctx.db
        .updateTable('child_links')
        .set({ shared_at: known.shared_at ?? ctx.now() })
        .where('id', '=', known.id)
        .execute()
    else
      await ctx.db
        .insertInto('child_links')
        .values({ child_id: student.id, contact: email, shared_at: ctx.now(), created_at: ctx.now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    await audit(ctx, { action: 'families.share-with-parent', entity: 'user', id: student.id })
    return parentsWhoSee(ctx)
  })

export const stopSharing = (ctx: Ctx, id: number): Promise<Parents> =>
  inTransaction(ctx, async (ctx) => {
    const student = await ownProfile(ctx)
    const link = (await queries.linksOfChild(ctx.db, student.id)).find((one) => one.id === id) ?? fail('not_found')
    if (!mayDecide(ctx, student.date_of_birth)) return fail('forbidden', mustDecide)
    await queries.endLink(ctx.db, link.id, 'student', ctx.now())
    await audit(ctx, { action: 'families.stop-sharing', entity: 'user', id: student.id })
    return parentsWhoSee(ctx)
  })
