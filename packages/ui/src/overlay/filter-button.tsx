import { lazy, type ReactNode, Suspense, useState } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../kit/icon.tsx'
import { checkIcon, chevronDownIcon } from '../kit/icons.ts'
import { popupItem, popupLabel, popupTick } from './popup-look.ts'
import { usePressed } from './use-pressed.ts'

const OpenFilter = lazy(() => import('./open-filter.tsx').then((m) => ({ default: m.OpenFilter })))

/** A filter that is not set yet, and one that is. */
export const filterLook = (isSet: boolean, more?: string) =>
  classes(
    'inline-flex min-h-(--ctl) items-center gap-1.5 rounded-sm border border-line-2 bg-white pr-2.5 pl-3 text-sm whitespace-nowrap text-ink-2 hover:border-ink [&>b]:text-ink',
    isSet && 'border-ink bg-(--wash)',
    more,
  )

type Props = { label: string; value?: string; children: (close: () => void) => ReactNode }

/** Empty, set (dark edge, value in bold) or open. Like a menu it is a button and nothing else until it is pressed. */
export function FilterButton({ label, value, children }: Props) {
  const [isUsed, setUsed] = useState(false)
  const pressed = usePressed(() => setUsed(true))
  const look = {
    className: filterLook(Boolean(value)),
    children: (
      <>
        {value ? (
          <>
            {label}: <b>{value}</b>
          </>
        ) : (
          label
        )}
        <Icon path={chevronDownIcon} size={14} />
      </>
    ),
  }
  const closed = <button type="button" aria-haspopup="dialog" aria-expanded={false} {...look} {...pressed} />
  if (!isUsed) return closed
  return (
    <Suspense fallback={closed}>
      <OpenFilter label={label} look={look}>
        {children}
      </OpenFilter>
    </Suspense>
  )
}

type OptionsProps = {
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: (value: string) => void
}

/** One of a few; choosing the one that is set lets it go. */
export function FilterOptions({ options, value, onChoose }: OptionsProps) {
  return (
    <ul>
      {options.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            className={popupItem}
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value === value ? '' : option.value)}
          >
            <span className={popupTick}>{option.value === value && <Icon path={checkIcon} size={16} />}</span>
            {option.label}
          </button>
        </li>
      ))}
      {options.length === 0 && <li className={popupLabel}>Nothing to choose from yet.</li>}
    </ul>
  )
}
