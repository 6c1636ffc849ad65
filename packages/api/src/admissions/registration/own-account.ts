import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import { userById } from '../../accounts/queries.ts'
import { linksOfParent } from '../../families/children/queries.ts'
import type { Ctx } from '../../kernel/context.ts'
import { fail, invalid } from '../../kernel/errors.ts'

const notAsked = 'Enter the date of birth: day, month and year.'
const anotherBirthday =
  'The account you are signed in to has another date of birth. To register somebody else, sign out first and give the student’s own e-mail address: each student has an account of their own.'
const ofParent =
  'You are signed in to the account of a parent. To register a student, sign out first and give the student’s own e-mail address: each student has an account of their own.'

/**
 * A child's application in the account of somebody of age would need no parent's word, and a child's date in the
 * account of a parent would make a minor of the parent: there the date is asked for, and a child's is refused. A date
 * that is only mistyped changes nothing: the account's own decides who has to agree.
 */
export const refuseForChild = async (ctx: Ctx, userId: number, sent: string | undefined): Promise<void> => {
  const user = (await userById(ctx.db, userId)) ?? fail('unauthenticated')
  const isChild = (born: string) => isMinor(born, indianDay(ctx.now()))
  const born = user.date_of_birth
  if (born !== null && isChild(born)) return
  const isOfOther = born !== null || user.role === 'parent' || (await linksOfParent(ctx.db, userId)).length > 0
  if (!isOfOther) return
  if (sent === undefined) invalid({ date_of_birth: [notAsked] })
  else if (isChild(sent)) invalid({ date_of_birth: [born === null ? ofParent : anotherBirthday] })
}
