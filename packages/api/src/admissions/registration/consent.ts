import type { OwnRegistrationInput } from '@northlight/contract/admissions/registration'
import { isMinor } from '@northlight/contract/age'
import { indianDay } from '@northlight/contract/dates'
import { userById } from '../../accounts/queries.ts'
import { currentText, textOf } from '../../families/consent/consent-texts.ts'
import { isOwnAddress, type OwnContact, ownAddressSentence, ownContactOf } from '../../families/consent/own-contact.ts'
import { askParent, nameParent } from '../../families/consent/parent.ts'
import { recordConsent } from '../../families/consent/readiness.ts'
import { consentOfParent, parentOf } from '../../families/queries.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, invalid } from '../../kernel/errors.ts'

type Sent = Pick<
  OwnRegistrationInput,
  | 'email'
  | 'father_name'
  | 'father_phone'
  | 'father_email'
  | 'mother_name'
  | 'mother_phone'
  | 'mother_email'
  | 'consent'
  | 'consent_version'
  | 'consent_language'
>

type Parents = Omit<Sent, 'email' | 'consent' | 'consent_version' | 'consent_language'>

/** The parents who were named in full, the first one first. */
const parentsIn = (sent: Parents) => {
  const { father_name, father_phone, father_email, mother_name, mother_phone, mother_email } = sent
  return [
    { field: 'father_email', name: father_name, email: father_email, phone: father_phone ?? null },
    { field: 'mother_email', name: mother_name, email: mother_email, phone: mother_phone ?? null },
  ].flatMap(({ name, email, ...rest }) => (name && email ? [{ ...rest, name, email }] : []))
}

/** The parent who was named in full: the first one, or else the second. */
export const parentIn = (sent: Parents) => parentsIn(sent)[0]

/** The one who can answer: not by an address of the student's own. 422 when there is no other. */
const answeringParent = (sent: Sent, own: OwnContact) => {
  const named = parentsIn(sent)
  const other = named.find(({ email }) => !isOwnAddress(email, own))
  if (!other) return named[0] && invalid({ [named[0].field]: [ownAddressSentence] })
  const { name, email, phone } = other
  // A number that the student uses too is nobody's in particular; the application keeps it as it was written.
  return { name, email, phone: phone === own.phone ? null : phone }
}

/** The words that were shown, or today's for clients that show none. 422 for words nobody was shown. */
const shownVersion = async (ctx: Ctx, { consent_version }: Sent): Promise<string> => {
  const shown = consent_version ?? (await currentText(ctx, 'admission')).version
  if (!(await textOf(ctx, 'admission', shown)))
    invalid({ consent: ['The text has changed. Please load the page again and read it once more.'] })
  return shown
}

/**
 * Consent is the parent's: whatever was ticked in the form, a candidate under 18 makes us write to the parent, and
 * nothing is recorded until the parent answers by the link or the code in that mail. Anyone who is of age agrees by the
 * tick.
 */
export const noteParent = async (ctx: Ctx, userId: number, sent: Sent): Promise<void> => {
  const user = (await userById(ctx.db, userId)) ?? fail('unauthenticated')
  const version = await shownVersion(ctx, sent)
  if (user.date_of_birth !== null && !isMinor(user.date_of_birth, indianDay(ctx.now()))) {
    const read = { textVersion: version, language: sent.consent_language }
    const agreement = { userId, purpose: 'admission', ...read, how: 'form' } as const
    if (sent.consent === 'yes') await recordConsent(ctx, { ...agreement, by: { name: user.name, contact: user.email } })
    return
  }
  const own = await ownContactOf(ctx, user)
  const parent = answeringParent(sent, { ...own, emails: [...own.emails, sent.email] })
  if (parent) await askLater(ctx, userId, parent, version)
}

type Parent = NonNullable<ReturnType<typeof answeringParent>>

/**
 * A parent who has answered before is asked again under that address, whatever the form says; otherwise the one in the
 * form is. Too many questions never stop a registration.
 */
const askLater = async (ctx: Ctx, userId: number, parent: Parent, admissionVersion: string) => {
  const known = await parentOf(ctx.db, userId)
  const agreed = known && (await consentOfParent(ctx.db, userId, 'child-account'))
  // A consent on paper names a person and not always a mailbox.
  const answered = agreed?.by_contact.includes('@') ? { name: agreed.by_name, email: agreed.by_contact } : known
  await inTransaction(ctx, (ctx) =>
    agreed && answered
      ? askParent(ctx, userId, answered, { admissionVersion })
      : nameParent(ctx, { id: userId }, parent, { admissionVersion }),
  ).catch((error: unknown) => {
    if (!(error instanceof ApiFailure)) throw error
  })
}
