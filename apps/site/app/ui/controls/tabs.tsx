import { classes } from '@northlight/ui/classes.ts'
import { type ReactNode, useState } from 'react'
import { useTabs } from './use-tabs.ts'

export type Tab = { id: string; label: ReactNode; content: ReactNode; disabled?: boolean }

type Props = {
  label: string
  tabs: readonly Tab[]
  /** Leave it out to let the tabs keep their own state from `defaultValue` on. */
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
  className?: string
}

/**
 * Views of one thing, side by side; on phones the row scrolls. Written by hand: the library's tabs cost 15 KB for what
 * the arrow keys need here.
 */
export function Tabs({ label, tabs, value, defaultValue, onChange, className }: Props) {
  const [own, setOwn] = useState(defaultValue ?? tabs.find((tab) => !tab.disabled)?.id)
  const current = value ?? own
  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const { listProps, tabProps, panelProps } = useTabs({ label, tabs, current, onChoose: choose })

  return (
    <div className={className}>
      <div {...listProps} className="scroll-x flex gap-1 border-b border-line-2">
        {tabs.map((tab) => (
          <button
            {...tabProps(tab.id)}
            key={tab.id}
            disabled={tab.disabled}
            className={classes(
              'relative min-h-tap shrink-0 px-4 text-sm font-medium text-ink-2 -outline-offset-3 hover:text-ink focus-visible:outline-(--focus)',
              'after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 aria-selected:text-ink aria-selected:after:bg-bronze',
              'disabled:text-ink-3 disabled:line-through',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div {...panelProps(tab.id)} key={tab.id} className="pt-6">
          {tab.content}
        </div>
      ))}
    </div>
  )
}
