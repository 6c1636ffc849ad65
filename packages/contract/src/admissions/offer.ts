import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'
import { PartDueView } from '../payments/fee-plan.ts'
import { PayOrderView } from '../payments/instalments.ts'

const tag = 'Admission'
const message = z.string()
const paise = z.number().int()

/** A course at a branch with what it costs this family. */
export const OfferedPlaceView = z.object({
  course: z.string(),
  course_slug: z.string(),
  branch: z.string(),
  branch_slug: z.string(),
  fee_paise: paise,
  /** What the family does not pay: by the waiver, or by a discount where that is more. Never both. */
  waived_paise: paise,
  payable_paise: paise,
  /** What the letter says, where the course costs less by now. */
  letter_paise: paise.nullable(),
  /** Null where it is paid at once. */
  parts: z.array(PartDueView).nullable(),
  starts_on: z.iso.date().nullable(),
  /** Null where seats are not counted. */
  seats_left: z.number().int().nullable(),
})
export type OfferedPlaceView = z.output<typeof OfferedPlaceView>

export const OfferView = z.object({
  number: z.string(),
  program: z.string(),
  state: z.enum(['open', 'taken', 'past']),
  waiver_percent: z.number().int(),
  /** The waiver is held until then. */
  held_until: z.iso.datetime(),
  places: z.array(OfferedPlaceView),
})
export type OfferView = z.output<typeof OfferView>

export const ownOffer = endpoint({
  method: 'get',
  path: '/admission/offer',
  summary: 'The seat offered to the signed-in applicant, with the fee after the waiver; empty where none is offered',
  tag,
  audience: 'user',
  reply: z.object({ offer: OfferView.nullable() }),
})

export const acceptOffer = endpoint({
  method: 'post',
  path: '/admission/offer/course/{course_slug}/branch/{branch_slug}',
  summary:
    'Accept the offered seat: an order for the fee after the waiver or its first part, none where nothing is left to pay',
  tag,
  audience: 'user',
  params: z.object({ course_slug: slug, branch_slug: slug }),
  query: z.object({
    pay: z.enum(['full', 'parts'], { error: 'Choose to pay in full or in instalments.' }).default('full'),
  }),
  reply: z.object({ message, order: PayOrderView.nullable(), offer: OfferView.nullable() }),
  status: 201,
})

export const offerEndpoints = [ownOffer, acceptOffer] as const
