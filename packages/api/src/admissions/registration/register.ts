import type { OwnRegistrationInput, RegistrationInput } from '@northlight/contract/admissions/registration'
import { ageOn } from '@northlight/contract/age'
import { type Instant, indianDay, later } from '@northlight/contract/dates'
import { isUniqueViolation } from '@northlight/db/errors'
import { sendVerificationLink } from '../../accounts/jobs.ts'
import { hashPassword } from '../../accounts/password/passwords.ts'
import { changeUser, insertUser, userByEmail, userById } from '../../accounts/queries.ts'
import { keepContactEvent } from '../../counselling/contact-events/keep-contact-event.ts'
import { audit } from '../../kernel/audit.ts'
import { type Ctx, inTransaction } from '../../kernel/context.ts'
import { ApiFailure, fail, invalid } from '../../kernel/errors.ts'
import { enqueue } from '../../kernel/jobs/define-job.ts'
import { languageOfCall } from '../../kernel/language-of-call.ts'
import { tellOfRegistration } from '../mails.ts'
import { requireShowableTest } from '../online-test/admission-test.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as queries from '../queries.ts'
import { seasonOfSitting } from '../sittings/seasons.ts'
import { hasSeat, seatHold, seatIn } from '../sittings/seats.ts'
import { chosenSitting, full, satAtHome } from '../sittings/sittings.ts'
import { move } from '../timeline.ts'
import { applicationContactEvent } from './application-contact-event.ts'
import { noteParent } from './consent.ts'
import { refuseForChild } from './own-account.ts'
import { fitProgramme } from './programme-rules.ts'

type Input = OwnRegistrationInput & Partial<Pick<RegistrationInput, 'password'>>

const taken = (): never => invalid({ email: ['The email has already been taken.'] })

/** Anyone who owns the address has to show it; nobody may register somebody else's account. */
const mustSignIn = (): never => {
  const sentence =
    'This e-mail address already has an account. If it is the student’s, please sign in and register there; if it is a parent’s, give the student’s own e-mail address.'
  throw new ApiFailure('conflict', { message: sentence, errors: { email: [sentence] } })
}

/** To anyone who is signed in; it says of the account no more than that there is one. */
const ofOther =
  'This e-mail address already has an account. If it is the student’s, sign out and sign in with it to register; if it is not, give the student’s own e-mail address.'

/** Nobody in class 7 is younger. */
const youngest = 8

/** The account an application belongs to: the one that is signed in, or a new one with its password. */
type Owner = { kind: 'own'; id: number } | { kind: 'new'; password_hash: string }

/** `stillWanted` fails where the account would be of no use any more by the time its password is computed. */
const ownerOf = async (ctx: Ctx, season: string, input: Input, stillWanted: () => Promise<void>): Promise<Owner> => {
  if (await queries.liveRegistrationByEmail(ctx.db, season, input.email)) return taken()
  const holder = await userByEmail(ctx.db, input.email)
  if (ctx.actor.kind === 'user') {
    if (holder && holder.id !== ctx.actor.id) invalid({ email: [ofOther] })
    const before = await queries.liveRegistration(ctx.db, season, { userId: ctx.actor.id })
    if (before) invalid({ email: [`This account has an application for ${season} already: ${before.number}.`] })
    await refuseForChild(ctx, ctx.actor.id, input.date_of_birth)
    return { kind: 'own', id: ctx.actor.id }
  }
  if (holder) return mustSignIn()
  const password = input.password ?? invalid({ password: ['Choose a password.'] })
  return { kind: 'new', password_hash: await hashPassword(password, ctx.address, stillWanted) }
}

const accountOf = async (ctx: Ctx, owner: Owner, input: Input): Promise<number> => {
  const now = ctx.now()
  if (owner.kind === 'own') {
    const user = (await userById(ctx.db, owner.id)) ?? fail('unauthenticated')
    if (user.date_of_birth === null && input.date_of_birth)
      await changeUser(ctx.db, user.id, { date_of_birth: input.date_of_birth, updated_at: now })
    return user.id
  }
  const user = await insertUser(ctx.db, {
    name: input.name,
    email: input.email,
    phone: null,
    password_hash: owner.password_hash,
    role: 'student',
    date_of_birth: input.date_of_birth ?? null,
    created_at: now,
    updated_at: now,
  })
  await audit(ctx, { action: 'accounts.register', entity: 'user', id: user.id })
  await enqueue(ctx, sendVerificationLink, {
    user_id: user.id,
    language: languageOfCall(ctx),
    return_to: ctx.frontEnd,
  })
  return user.id
}

const numberOf = (id: number, at: Instant) => `ADM-${indianDay(at).slice(2, 4)}-${String(id).padStart(5, '0')}`

const store = async (ctx: Ctx, sitting: Sitting, owner: Owner, input: Input): Promise<Registration> => {
  const now = ctx.now()
  const isFree = sitting.fee_paise === 0
  const user_id = await accountOf(ctx, owner, input)
  const { id } = await queries.insertRegistration(ctx.db, {
    number: `new-${user_id}-${now}`,
    user_id,
    sitting_id: sitting.id,
    season: seasonOfSitting(sitting),
    name: input.name,
    email: input.email,
    school_name: input.school_name,
    address: input.address,
    class: input.class,
    program: input.program,
    exam_date: input.exam_date ?? null,
    father_name: input.father_name ?? null,
    father_relation: input.father_relation ?? null,
    father_phone: input.father_phone ?? null,
    father_email: input.father_email ?? null,
    mother_name: input.mother_name ?? null,
    mother_relation: input.mother_relation ?? null,
    mother_phone: input.mother_phone ?? null,
    mother_email: input.mother_email ?? null,
    state: 'registered',
    fee_paise: sitting.fee_paise,
    payment_status: isFree ? 'PAID' : 'PENDING',
    seat: isFree ? 'taken' : 'held',
    held_until: isFree ? null : later(now, seatHold),
    language: languageOfCall(ctx),
    created_at: now,
    updated_at: now,
  })
  await noteParent(ctx, user_id, input)
  const row = await move(ctx, id, { to: 'registered', action: 'register', change: { number: numberOf(id, now) } })
  return isFree ? move(ctx, id, { to: 'paid', note: 'This test date costs nothing.', action: 'register-free' }) : row
}

/**
 * A family's application: the seat first, then the account, the parent's word and the application itself, all or
 * nothing. What is not paid yet holds its seat for a while.
 */
export const registerForSitting = async (ctx: Ctx, input: Input): Promise<Registration> => {
  if (input.date_of_birth && input.date_of_birth > indianDay(ctx.now()))
    invalid({ date_of_birth: ['The date of birth lies in the future.'] })
  if (input.date_of_birth && ageOn(input.date_of_birth, indianDay(ctx.now())) < youngest)
    invalid({ date_of_birth: ['Check the year of birth.'] })
  if (input.consent_version !== undefined && input.consent === undefined)
    invalid({ consent: ['A parent or guardian has to agree, so that we may keep these details.'] })
  const { sitting, field } = await chosenSitting(ctx, input)
  // On the day a sitting opens, hundreds wait for their passwords: whom no seat is left for hears so when it is gone.
  const owner = await ownerOf(ctx, seasonOfSitting(sitting), input, async () => {
    if (!(await hasSeat(ctx, sitting.id))) full(field)
  })
  const again = { season: seasonOfSitting(sitting) }
  if (
    owner.kind === 'own' &&
    sitting.mode === 'ONLINE' &&
    (await queries.hasSatAtHome(ctx.db, { userId: owner.id, ...again }))
  )
    invalid({ [field]: [satAtHome] })
  const program = await fitProgramme(ctx, input)
  await requireShowableTest(ctx, input)
  return inTransaction(ctx, async (ctx) => {
    if (!(await seatIn(ctx, sitting.id))) full(field)
    const row = await store(ctx, sitting, owner, { ...input, program })
    await enqueue(ctx, tellOfRegistration, { id: row.id, about: row.payment_status === 'PAID' ? 'paid' : 'registered' })
    await keepContactEvent(ctx, applicationContactEvent.kind, row)
    return row
  }).catch((error: unknown) => {
    // Two clicks, or two tabs: the first one counts.
    if (isUniqueViolation(error, 'registrations') || isUniqueViolation(error, 'users')) return taken()
    throw error
  })
}
