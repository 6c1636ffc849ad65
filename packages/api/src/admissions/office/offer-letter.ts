import { shownDate } from '@northlight/contract/dates'
import { setInThread } from '@northlight/documents/set-in-thread'
import { askerOf, type Ctx } from '../../kernel/context.ts'
import { fail } from '../../kernel/errors.ts'
import type { Download } from '../../media/downloads.ts'
import { settingsRecord } from '../../settings/service.ts'
import type { Registration } from '../queries.ts'
import { liveOffer, placeById } from './offer-queries.ts'
import { openApplication } from './open-application.ts'
import { pdfResponse } from './pdf-response.ts'

/** Tells one offer from the next, so that a better one is mailed, too. */
export const offerMark = async (ctx: Ctx, registrationId: number): Promise<string> =>
  `:${(await liveOffer(ctx.db, registrationId))?.id ?? ''}`

/** The letter of the offer that stands; undefined where a seat was offered in words alone. */
export const offerLetterFile = async (ctx: Ctx, row: Registration): Promise<Download | undefined> => {
  const offer = await liveOffer(ctx.db, row.id)
  if (!offer) return undefined
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const place = offer.course_branch_id === null ? undefined : await placeById(ctx.db, offer.course_branch_id)
  const bytes = await setInThread(
    'offer-letter',
    {
      institute: { ...institute, phone: institute.phones[0] },
      number: row.number,
      at: offer.created_at,
      name: row.name,
      title: offer.title,
      result: row.percent === null ? null : [`${row.percent} per cent`, row.band_honour].filter(Boolean).join(', '),
      fee_paise: offer.fee_paise,
      waiver_percent: offer.waiver_percent,
      waived_paise: offer.waived_paise,
      until: shownDate(`${offer.until}T06:00:00.000Z`),
      note: offer.note,
      refund_rule: place?.refund_rule ?? null,
    },
    askerOf(ctx),
  )
  return { name: `offer-${row.number}.pdf`, type: 'application/pdf', bytes }
}

export const offerLetterResponse = async (ctx: Ctx, id: number): Promise<Response> => {
  const row = await openApplication(ctx, id, 'applications.read')
  return pdfResponse((await offerLetterFile(ctx, row)) ?? fail('not_found', 'No seat is offered to this family.'))
}
