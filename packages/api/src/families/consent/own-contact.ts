import { fold } from '@northlight/db/fold'
import type { Ctx } from '../../kernel/context.ts'

/**
 * The mailbox behind an address: neither capitals nor what follows a plus sign make it another one. Gmail puts
 * `a.sha@gmail.com` and `asha@googlemail.com` into the same mailbox as well.
 */
export const mailbox = (email: string): string => {
  const at = email.lastIndexOf('@')
  const [given = ''] = email.slice(0, at).split('+')
  const [name, host] = [fold(given.trim()), fold(email.slice(at + 1).trim())]
  return /^(?:gmail|googlemail)\.com$/.test(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`
}

export const isSameMailbox = (a: string, b: string): boolean => mailbox(a) === mailbox(b)

/** How a student can be reached: whatever is sent there, the student answers and not a parent. */
export type OwnContact = { emails: string[]; phone: string | null }

export const ownContactOf = async (
  ctx: Ctx,
  user: { id: number; email: string; phone: string | null },
): Promise<OwnContact> => {
  // Also addresses the account only wanted: anyone who asks for one says that it is theirs.
  const changes = await ctx.db
    .selectFrom('address_changes')
    .select(['old_email', 'wanted_email'])
    .where('user_id', '=', user.id)
    .execute()
  const others = changes.flatMap(({ old_email, wanted_email }) =>
    wanted_email ? [old_email, wanted_email] : [old_email],
  )
  return { emails: [user.email, ...others], phone: user.phone }
}

export const isOwnAddress = (email: string, { emails }: OwnContact): boolean =>
  emails.some((own) => isSameMailbox(email, own))

export const ownAddressSentence = 'This is the student’s own address. Give the address of a parent or guardian.'
