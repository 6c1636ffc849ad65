import { Popover } from '@base-ui/react/popover'
import { classes } from '@northlight/ui/classes.ts'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'

type Props = { label: string; value?: string; children: (close: () => void) => ReactNode }

/** Empty, set (dark edge, value in bold) or open. */
export function FilterButton({ label, value, children }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className={classes('filter', value && 'is-on')}>
        {value ? (
          <>
            {label}: <b>{value}</b>
          </>
        ) : (
          label
        )}
        <Icon name="down" size={14} />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="menu-place" align="start" sideOffset={6}>
          <Popover.Popup className="menu" aria-label={label}>
            {children(() => setOpen(false))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
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
