import { waivedText } from '@northlight/contract/admissions/waived-fee'
import { indianDay, shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import type { Language } from '@northlight/contract/words/languages'
import { saidTitle } from '@northlight/contract/words/said-title'
import type { TemplateProps } from '@northlight/mail/render'
import { z } from 'zod'
import { waivedFee } from '../content/courses/waived-fee.ts'
import type { Ctx } from '../kernel/context.ts'
import { defineJob } from '../kernel/jobs/define-job.ts'
import { english, type Speaker, speakerFor } from '../kernel/speaker.ts'
import { harmlessName } from '../mails/harmless-name.ts'
import { officeAddress, sendMail } from '../mails/service.ts'
import { feeNow, toPayOf } from './offer/fee-now.ts'
import { offerEnds } from './offer/offer-ends.ts'
import { offerLetterFile, offerMark } from './office/offer-letter.ts'
import { liveOffer } from './office/offer-queries.ts'
import type { Registration, Sitting } from './queries.ts'
import * as queries from './queries.ts'
import { ticketForMail } from './sittings/hall-ticket.ts'

const events = [
  ...(['registered', 'paid', 'ticket', 'moved', 'withdrawn'] as const),
  ...(['result', 'offered', 'admitted', 'unconfirmed', 'declined', 'reminded'] as const),
] as const
type Event = (typeof events)[number]

const day = (value: string, language: Language = 'en') => shownDate(`${value}T06:00:00.000Z`, language)

/** `6 Dec 2026, 10:30 am – 12:30 pm`, or from one day to another. */
const shownSitting = ({ sits_on, closes_on, slot }: Sitting, { language, say, stored }: Speaker = english) => {
  const from = day(sits_on, language)
  const isOneDay = closes_on === null || closes_on === sits_on
  return `${isOneDay ? from : say('{from} to {until}', { from, until: day(closes_on, language) })}, ${stored(slot)}`
}

/** The good news first, in rupees where the programme has a fee. */
const shownResult = async (ctx: Ctx, row: Registration, { say, stored }: Speaker) => {
  const { percent, band_honour, waiver_percent, program } = row
  if (percent === null) return null
  const waived = waiver_percent ? await waivedFee(ctx, program, waiver_percent) : null
  const won = waiver_percent
    ? waived
      ? say('{amount} of the tuition is waived, {percent} per cent of it', {
          ...{ amount: waivedText(waived, say), percent: waiver_percent },
        })
      : say('{percent} per cent of the tuition is waived', { percent: waiver_percent })
    : say('no waiver')
  return [won, say('{percent} per cent', { percent }), band_honour && stored(band_honour)].filter(Boolean).join(', ')
}

/** Everyone who should hear of it: the candidate, and the parent where that is another address. */
const readers = (row: Registration): string[] => {
  const parent = row.father_email ?? row.mother_email
  return parent && parent.toLowerCase() !== row.email.toLowerCase() ? [row.email, parent] : [row.email]
}

type News = TemplateProps<'admission-news'>['about']
const newsOf = (row: Registration, about: Event): News => {
  if (about === 'reminded') {
    if (row.state === 'offered') return 'remind-offer'
    return row.payment_status === 'PENDING' ? 'remind-fee' : 'remind-test'
  }
  return about === 'paid' && row.seat !== 'taken' ? 'paid-without-seat' : about
}

/** What a mail says of the seat that is offered. */
const offerFacts = async (ctx: Ctx, row: Registration, speaker: Speaker) => {
  const given = await liveOffer(ctx.db, row.id)
  return {
    until: shownDate(await offerEnds(ctx, row, given), speaker.language),
    offer: given
      ? { title: saidTitle(given.title, speaker), to_pay: shownMoney(toPayOf(await feeNow(ctx, given))) }
      : null,
  }
}

const tellFamily = async (ctx: Ctx, row: Registration, sitting: Sitting, about: Event, mark: string) => {
  const news = newsOf(row, about)
  const ticket = ['paid', 'ticket', 'moved', 'remind-test'].includes(news) ? await ticketForMail(ctx, row) : undefined
  if (about === 'ticket' && !ticket) return
  const letter = about === 'offered' ? await offerLetterFile(ctx, row) : undefined
  const attachments = [ticket, letter].flatMap((file) =>
    file ? [{ filename: file.name, type: file.type, content: file.bytes }] : [],
  )
  const speaker = await speakerFor(ctx, row.user_id, row.language)
  // Before the fee is paid nobody has shown that the parent's address is right; they hear of it with the receipt.
  const to = news === 'registered' || news === 'remind-fee' ? [row.email] : readers(row)
  for (const [index, address] of to.entries())
    await sendMail(ctx, {
      key: `admission:${row.id}:${about}:${mark}:${index}`,
      template: 'admission-news',
      to: address,
      about: { table: 'registrations', id: row.id, user_id: row.user_id },
      props: {
        about: news,
        name: harmlessName(row.name),
        application_number: row.number,
        sitting: shownSitting(sitting, speaker),
        centre: [speaker.stored(sitting.centre), sitting.branch_address].filter(Boolean).join(', '),
        fee: shownMoney(row.fee_paise),
        // The office may have sent it back before this mail is written.
        is_refunded: row.attention === 'refund-due' || row.payment_status === 'REFUND',
        has_ticket: ticket !== undefined,
        is_online: sitting.mode === 'ONLINE',
        result: await shownResult(ctx, row, speaker),
        ...(['offered', 'remind-offer', 'unconfirmed'].includes(news) ? await offerFacts(ctx, row, speaker) : {}),
        url: `${ctx.services.siteUrl}/admission/application`,
        language: speaker.language,
      },
      ...(attachments.length > 0 && { attachments }),
    })
}

const officeSentence = (row: Registration, about: Event): string | undefined => {
  if (row.attention === 'paid-but-full')
    return 'A fee arrived after the test date was full. The family may choose another date; otherwise please return the fee.'
  if (row.attention === 'paid-but-past')
    return 'A fee arrived after the test date was over. The family may choose another date; otherwise please return the fee.'
  if (row.attention === 'refund-due') return 'A family has withdrawn in time. Please return the fee.'
  if (about === 'paid') return 'A family has registered and paid.'
  if (about === 'moved') return 'A family has moved to another test date.'
  return about === 'withdrawn' ? 'A family has withdrawn.' : undefined
}

/** Tells one mail of a kind from the next: what was told once is not told again, and what happened anew is. */
const markOf = async (ctx: Ctx, row: Registration, about: Event): Promise<string> => {
  if (about === 'reminded') return indianDay(ctx.now())
  const mark = `${row.ticket_version}:${row.marks ?? ''}`
  if (about === 'offered') return `${mark}${await offerMark(ctx, row.id)}`
  if (about !== 'admitted' && about !== 'unconfirmed') return mark
  const admitted = (await queries.stepsOf(ctx.db, row.id)).filter(({ state }) => state === 'admitted').length
  return admitted > 1 || about === 'unconfirmed' ? `${mark}:${admitted}` : mark
}

/** Mails about one event of an application, to the family and, where it concerns them, to the office. */
export const tellOfRegistration = defineJob(
  'admissions.tell-of-registration',
  z.object({ id: z.number().int(), about: z.enum(events) }),
  async (ctx, { id, about }) => {
    const row = await queries.registrationById(ctx.db, id)
    if (!row || row.email.endsWith('@deleted.invalid')) return // erased meanwhile; another try would not help
    // Paid at the desk and taken back before this mail was written: the mail about that tells what counts.
    if (about === 'paid' && row.payment_status === 'PENDING') return
    const sitting = await queries.sittingById(ctx.db, row.sitting_id)
    const mark = await markOf(ctx, row, about)
    await tellFamily(ctx, row, sitting, about, mark)
    const event = officeSentence(row, about)
    if (!event || about === 'registered' || about === 'reminded') return
    await sendMail(ctx, {
      key: `admission-office:${row.id}:${about}:${mark}`,
      template: 'office-registration',
      to: await officeAddress(ctx),
      about: { table: 'registrations', id: row.id, user_id: row.user_id },
      props: {
        ...row,
        event,
        application_number: row.number,
        sitting: shownSitting(sitting),
        centre: sitting.centre,
      },
    })
  },
)
