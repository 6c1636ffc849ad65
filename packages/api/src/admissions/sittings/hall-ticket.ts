import type { TicketView } from '@northlight/contract/admissions/own'
import { stateNames } from '@northlight/contract/admissions/states'
import type { HallTicketInput } from '@northlight/documents/hall-ticket'
import { setInThread } from '@northlight/documents/set-in-thread'
import { missingFor, requireReady } from '../../families/consent/readiness.ts'
import { askerOf, type Ctx, inTransaction } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import { isSameText, isSigned, type Key, sign } from '../../kernel/keys.ts'
import type { Download, DownloadMaker } from '../../media/downloads.ts'
import { settingsRecord } from '../../settings/service.ts'
import { admissionFacts } from '../online-test/bands.ts'
import type { Registration, Sitting } from '../queries.ts'
import * as queries from '../queries.ts'
import { ownRegistration } from '../registration/own-registration.ts'
import { move } from '../timeline.ts'
import { freeRoom } from './rooms.ts'
import { isPast } from './sittings.ts'

/** Twelve bytes: short enough for a small code, far too many to guess. */
const toSign = (content: string) =>
  ({ purpose: 'hall-ticket', content: `hall-ticket|${content}`, encoding: 'hex', bytes: 12 }) as const

type Ticket = Pick<Registration, 'id' | 'ticket_version'>

const contentOf = ({ id, ticket_version }: Ticket) => `${id.toString(36)}-${ticket_version.toString(36)}`

const ticketCode = (ctx: Ctx, row: Ticket): string => {
  const content = contentOf(row)
  return `${content}-${sign(ctx.services.keys, toSign(content)).replace('.', '-')}`
}

/** With each key that still counts: a ticket that was printed before the key was changed is as good. */
export const ticketCodes = (ctx: Ctx, row: Ticket): string[] =>
  ctx.services.keys['hall-ticket'].map((key) => {
    const keys = { ...ctx.services.keys, 'hall-ticket': [key] as [Key] }
    return `${contentOf(row)}-${sign(keys, toSign(contentOf(row))).replace('.', '-')}`
  })

export const ticketAddress = (ctx: Ctx, row: Registration): string =>
  `${ctx.services.siteUrl}/admission/hall-ticket/${ticketCode(ctx, row)}`

/** Eight signs under the square code, for hands: a candidate types them where a sign-in asks for a second way. */
export const typedCode = (ctx: Ctx, row: Registration): string =>
  typedWith(ctx, row, ctx.services.keys['hall-ticket'][0])

/** Of the signature alone: the name of the key behind it is the same on every ticket. */
const typedWith = ({ services: { keys } }: Ctx, row: Registration, key: Key) => {
  const [signature = ''] = sign({ ...keys, 'hall-ticket': [key] }, toSign(contentOf(row))).split('.', 1)
  return signature.slice(-8)
}

/** Also of a ticket that was printed before the key was changed. */
export const typedCodes = (ctx: Ctx, row: Registration): string[] =>
  ctx.services.keys['hall-ticket'].map((key) => typedWith(ctx, row, key))

const isTyped = (ctx: Ctx, row: Registration, given: string) =>
  typedCodes(ctx, row).some((typed) => isSameText(given, typed))

const isCodeOf = (ctx: Ctx, row: Registration, given: string) => {
  const [id, version, ...signature] = given.split('-')
  const content = contentOf(row)
  return `${id}-${version}` === content && isSigned(ctx.services.keys, toSign(content), signature.join('.'))
}

/** Why the code of a ticket does not let this candidate in; null where it does. A number that was typed proves nothing. */
export const ticketReason = (ctx: Ctx, row: Registration, code: string): string | null => {
  if (isCodeOf(ctx, row, code) || isTyped(ctx, row, code) || code === row.number.toLowerCase()) return null
  const older = Array.from({ length: row.ticket_version - 1 }, (_, at) => ({ ...row, ticket_version: at + 1 }))
  if (older.some((former) => isCodeOf(ctx, former, code))) return 'This ticket was replaced by a newer one.'
  return 'Not one of our tickets: the signature is wrong.'
}

/** Whether these are the typed signs, the whole code or its address from a ticket of this person that is still good. */
export const opensByTicket = async (ctx: Ctx, userId: number, given: string): Promise<boolean> => {
  const code = given.toLowerCase().split('/').at(-1) ?? ''
  for (const row of await queries.registrationsOfUser(ctx.db, userId)) {
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    if (row.ticket_issued_at === null || reasonAgainst(ctx, row, sitting, row.ticket_version) !== null) continue
    if (isTyped(ctx, row, code) || isCodeOf(ctx, row, code)) return true
  }
  return false
}

/** Only a seat on a campus that is paid for has a ticket. */
export const hasTicket = (row: Registration, sitting: Sitting): boolean =>
  sitting.mode === 'OFFLINE' &&
  row.payment_status === 'PAID' &&
  row.seat === 'taken' &&
  !['withdrawn', 'declined'].includes(row.state)

/** Writes the first issue into the timeline. Nothing for an application that lost its seat a moment before. */
export const issueTicket = (ctx: Ctx, id: number): Promise<Registration | undefined> =>
  inTransaction(ctx, async (ctx) => {
    const now = await queries.lockRegistration(ctx, id)
    if (!now || !hasTicket(now, await queries.sittingById(ctx.db, now.sitting_id))) return undefined
    if (now.ticket_issued_at !== null) return now
    const change = { ticket_issued_at: ctx.now(), room: await freeRoom(ctx, now.sitting_id) }
    return now.state === 'paid'
      ? move(ctx, now.id, { to: 'hall-ticket-issued', action: 'issue-hall-ticket', change })
      : queries.changeRegistration(ctx.db, now.id, change)
  })

/** What stands on a ticket. */
export const ticketInput = async (ctx: Ctx, row: Registration, sitting: Sitting): Promise<HallTicketInput> => {
  const [{ value: institute }, facts] = await Promise.all([settingsRecord(ctx, 'institute'), admissionFacts(ctx)])
  return {
    institute: { ...institute, phone: institute.phones[0] },
    title: facts?.title ?? 'Aptitude test',
    number: row.number,
    name: row.name,
    school_name: row.school_name,
    class: row.class,
    program: row.program,
    parent: row.father_name ?? row.mother_name,
    sitting: { ...sitting, address: sitting.branch_address, room: row.room },
    bring: facts?.documents.for_test ?? [],
    check_url: ticketAddress(ctx, row),
    typed_code: typedCode(ctx, row),
    at: row.ticket_issued_at ?? ctx.now(),
  }
}

/** The ticket as a file, or undefined while the family has none coming. */
export const ticketFile = async (ctx: Ctx, id: number): Promise<Download | undefined> => {
  const row = await queries.registrationById(ctx.db, id)
  if (!row) return undefined
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (!hasTicket(row, sitting)) return undefined
  const bytes = await setInThread('hall-ticket', await ticketInput(ctx, row, sitting), askerOf(ctx))
  return { name: `hall-ticket-${row.number}.pdf`, type: 'application/pdf', bytes }
}

/** The family asks for its ticket: a minor's parent must have agreed; then it counts as issued. */
export const askForTicket = async (ctx: Ctx): Promise<Registration> => {
  const row = await ownRegistration(ctx)
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (!hasTicket(row, sitting) || row.user_id === null) return fail('not_found', 'Data not found')
  await requireReady(ctx, row.user_id)
  return (await issueTicket(ctx, row.id)) ?? fail('not_found', 'Data not found')
}

/** The ticket for a mail, when nothing is missing any more. */
export const ticketForMail = async (ctx: Ctx, row: Registration): Promise<Download | undefined> => {
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  if (!hasTicket(row, sitting) || row.user_id === null || (await missingFor(ctx, row.user_id))) return undefined
  const issued = await issueTicket(ctx, row.id)
  return issued && ticketFile(ctx, issued.id)
}

const reasonAgainst = (ctx: Ctx, row: Registration, sitting: Sitting, version: number): string | null => {
  if (row.state === 'withdrawn') return 'The application was withdrawn.'
  if (row.ticket_version !== version) return 'This ticket was replaced by a newer one.'
  if (!hasTicket(row, sitting)) return 'No seat belongs to this ticket.'
  if (isPast(ctx, sitting)) return 'This test date is over.'
  return null
}

/** Whose ticket a code is, good or replaced; undefined for one that we did not sign. */
export const ticketOwner = (ctx: Ctx, code: string): number | undefined => {
  const [id = '', version = '', ...signature] = code.split('-')
  return isSigned(ctx.services.keys, toSign(`${id}-${version}`), signature.join('.'))
    ? Number.parseInt(id, 36)
    : undefined
}

/** Whether a ticket that is shown at the gate is genuine and still good. A forged code finds nothing. */
export const checkTicket = async (ctx: Ctx, code: string): Promise<TicketView> => {
  const row = (await queries.registrationById(ctx.db, ticketOwner(ctx, code) ?? fail('not_found'))) ?? fail('not_found')
  const [, version = ''] = code.split('-')
  const sitting = await queries.sittingById(ctx.db, row.sitting_id)
  const reason = reasonAgainst(ctx, row, sitting, Number.parseInt(version, 36))
  return {
    is_valid: reason === null,
    reason,
    number: row.number,
    name: row.name,
    class: row.class,
    centre: sitting.centre,
    sits_on: sitting.sits_on,
    slot: sitting.slot,
    state: stateNames[row.state],
  }
}

export const ticketDownload: DownloadMaker = { kind: 'hall-ticket', make: ticketFile }
