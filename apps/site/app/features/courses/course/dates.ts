import type { BranchDetailView } from '@northlight/contract/content/courses'
import type { SittingView } from '@northlight/contract/content/page-texts'
import type { DatedEntry } from '../../../ui/lists/dated-line.tsx'

type Detail = Pick<
  BranchDetailView,
  | 'discount'
  | 'discount_label'
  | 'discount_until'
  | 'apply_by'
  | 'starts_on'
  | 'refund_examples'
  | 'discounted_amount_paise'
  | 'seats'
>
type Sitting = Pick<SittingView, 'branch' | 'mode' | 'sits_on' | 'closes_on' | 'register_by' | 'centre' | 'slot'>

/** The test this family would take next: on their own campus if there is one, else online. */
export const nextSitting = (sittings: readonly Sitting[], branchSlug: string, today: string): Sitting | undefined => {
  const open = sittings
    .filter(({ register_by }) => register_by >= today)
    .toSorted((a, b) => (a.sits_on < b.sits_on ? -1 : 1))
  return open.find(({ branch }) => branch?.slug === branchSlug) ?? open.find(({ mode }) => mode === 'ONLINE') ?? open[0]
}

/** Everything with a day of its own, in the order of the calendar. */
export const datesThatMatter = (detail: Detail, sitting: Sitting | undefined): DatedEntry[] => {
  const entries: DatedEntry[] = []
  if (detail.discount > 0 && detail.discount_until)
    entries.push({
      on: detail.discount_until,
      title: detail.discount_label ? ['{what} ends', { what: detail.discount_label }] : ['The discount ends'],
      text: ['{percent}% less for those who apply by this day', { percent: detail.discount }],
    })
  if (sitting)
    entries.push({
      on: sitting.sits_on,
      title: ['Next aptitude test'],
      text: `${sitting.centre}. ${sitting.slot}`,
      to: '/admission#sittings',
    })
  if (detail.apply_by)
    entries.push({
      on: detail.apply_by,
      title: ['Last day to apply'],
      text: detail.seats
        ? ['Or earlier, when all {seats} seats are taken', { seats: detail.seats }]
        : ['Or earlier, when it is full'],
    })
  if (detail.starts_on) {
    const isWhole = detail.refund_examples[0]?.amount_paise === detail.discounted_amount_paise
    entries.push({
      on: detail.starts_on,
      title: ['Classes begin'],
      text: isWhole ? ['Until the first class the whole fee is refunded'] : undefined,
    })
  }
  return entries.toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
