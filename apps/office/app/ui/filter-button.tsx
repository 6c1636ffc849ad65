import { classes } from '@northlight/ui/classes.ts'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Icon } from './icon.tsx'
import { usePressed } from './use-pressed.ts'

const OpenFilter = lazy(() => import('./open-filter.tsx').then((m) => ({ default: m.OpenFilter })))

type Props = { label: string; value?: string; children: (close: () => void) => ReactNode }

/** Empty, set (dark edge, value in bold) or open. Like a menu it is a button and nothing else until it is pressed. */
export function FilterButton({ label, value, children }: Props) {
  const [isUsed, setUsed] = useState(false)
  const pressed = usePressed(() => setUsed(true))
  const look = {
    className: classes('filter', value && 'is-on'),
    children: (
      <>
        {value ? (
          <>
            {label}: <b>{value}</b>
          </>
        ) : (
          label
        )}
        <Icon name="chevronDown" size={14} />
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
            className="menu__item menu__button"
            aria-pressed={option.value === value}
            onClick={() => onChoose(option.value === value ? '' : option.value)}
          >
            <span className="menu__tick">{option.value === value && <Icon name="check" />}</span>
            {option.label}
          </button>
        </li>
      ))}
      {options.length === 0 && <li className="menu__label">Nothing to choose from yet.</li>}
    </ul>
  )
}
