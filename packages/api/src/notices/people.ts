import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import type { Language } from '@northlight/contract/words/languages'
import { fold } from '@northlight/db/fold'
import { rightTo } from '../families/children/may-see.ts'
import { isEndedByOffice, linksOfChild } from '../families/children/queries.ts'
import { consentOfParent } from '../families/queries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Reached } from './recipients.ts'

export type Told = Reached & {
  name: string
  as: 'student' | 'parent'
  /** The link that opens the child in the parent's account; null for a parent who has none. */
  link: number | null
  /** Of anyone who has no account: in which the agreement was read, or the form for the aptitude test was filled in. */
  language: Language
}

const studentOf = (ctx: Ctx, id: number) =>
  ctx.db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'date_of_birth', 'is_active'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

export type Student = NonNullable<Awaited<ReturnType<typeof studentOf>>>

const reached = ({ id, email, name }: Student) => ({ user_id: id, email, name })

const languageOfForm = async (ctx: Ctx, studentId: number): Promise<Language> => {
  const form = await ctx.db
    .selectFrom('registrations')
    .select('language')
    .where('user_id', '=', studentId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return form?.language ?? 'en'
}

/**
 * Anyone who may see a student's marks is told of them, and nobody else: linked parents while their right stands, and
 * of a child the mailbox that agreed, unless the office has ended its link.
 */
const parentsOf = async (ctx: Ctx, student: Student): Promise<Told[]> => {
  const child = { child_name: student.name, child_email: student.email, child_phone: student.phone }
  const told: Told[] = []
  const links = await linksOfChild(ctx.db, student.id)
  for (const link of links) {
    if (link.parent_id === null) continue
    const own = { ...link, ...child, date_of_birth: student.date_of_birth, is_child_active: true }
    const parent = (await rightTo(ctx, own)).by !== null && (await studentOf(ctx, link.parent_id))
    if (parent) told.push({ ...reached(parent), as: 'parent', link: link.id, language: 'en' })
  }
  const isChild = student.date_of_birth !== null && isMinor(student.date_of_birth, indianDay(ctx.now()))
  const consent = isChild ? await consentOfParent(ctx.db, student.id, 'child-account') : undefined
  const isLinked = links.some(
    (link) => link.parent_id !== null && consent !== undefined && fold(link.contact) === fold(consent.by_contact),
  )
  // A consent on paper names a person and not always a mailbox.
  if (
    consent?.by_contact.includes('@') &&
    !isLinked &&
    !(await isEndedByOffice(ctx.db, student.id, consent.by_contact))
  )
    told.push({
      user_id: null,
      email: consent.by_contact,
      name: consent.by_name,
      as: 'parent',
      link: null,
      language: consent.language ?? (await languageOfForm(ctx, student.id)),
    })
  return told
}

/** The student and those parents who may know; nobody when the account is gone. */
export const toldAbout = async (ctx: Ctx, studentId: number): Promise<{ student: Student; told: Told[] } | null> => {
  const student = await studentOf(ctx, studentId)
  if (!student) return null
  const own: Told = { ...reached(student), as: 'student', link: null, language: 'en' }
  return { student, told: [own, ...(await parentsOf(ctx, student))] }
}
