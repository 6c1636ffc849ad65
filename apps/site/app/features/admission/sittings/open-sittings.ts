import type { SittingView } from '@northlight/contract/content/page-texts'

export type Sitting = Pick<
  SittingView,
  | 'id'
  | 'code'
  | 'centre'
  | 'mode'
  | 'sits_on'
  | 'closes_on'
  | 'register_by'
  | 'slot'
  | 'seats'
  | 'seats_left'
  | 'fee_paise'
  | 'classes'
>

/** Only those that can still be chosen, soonest first. */
export const openSittings = (sittings: readonly SittingView[], today: string): Sitting[] =>
  sittings
    .filter(({ register_by }) => register_by >= today)
    .toSorted((a, b) => (a.sits_on < b.sits_on ? -1 : 1))
    .map(
      ({ id, code, centre, mode, sits_on, closes_on, register_by, slot, seats, seats_left, fee_paise, classes }) => ({
        id,
        code,
        centre,
        mode,
        sits_on,
        closes_on,
        register_by,
        slot,
        seats,
        seats_left,
        fee_paise,
        classes,
      }),
    )
