import { shownMoney } from '@northlight/contract/money'
import { shortDayText } from '../../ui/time.tsx'
import { deskDayText } from './desk-day.ts'
import { useMoney } from './money-head.tsx'

/**
 * The last days with money; a day narrows the list to it, and lets it go again. Below them the desk of the chosen day,
 * or of the last one.
 */
export function DayTotals({ chosen, onChoose }: { chosen: string; onChoose: (day: string) => void }) {
  const days = useMoney().data?.figures.days ?? []
  const shown = days.find(({ day }) => day === chosen) ?? (chosen === '' ? days[0] : undefined)
  const desk = shown && deskDayText(shown)
  if (days.length === 0) return null
  return (
    <>
      <section className="chips day-totals" aria-label="Totals of days">
        {days.map(({ day, count, amount_paise, returned_paise, mistaken_paise }) => (
          <button
            key={day}
            type="button"
            className="chip"
            aria-pressed={day === chosen}
            onClick={() => onChoose(day === chosen ? '' : day)}
          >
            {shortDayText(day)} <b>{shownMoney(amount_paise)}</b>
            <span className="muted">{count}</span>
            {returned_paise > 0 && <span className="bad">returned {shownMoney(returned_paise)}</span>}
            {mistaken_paise > 0 && <span className="muted">by mistake {shownMoney(mistaken_paise)}</span>}
          </button>
        ))}
      </section>
      {desk && (
        <p className="pt-0 px-(--pad) pb-2.5 text-sm">
          Desk, {shortDayText(shown.day)}: {desk}
        </p>
      )}
    </>
  )
}
