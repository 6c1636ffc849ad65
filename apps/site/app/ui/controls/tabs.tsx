import { classes } from '@northlight/ui/classes.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { nextTab } from './next-tab.ts'

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
  const list = useRef<HTMLDivElement>(null)
  const prefix = useId()

  const choose = (id: string) => {
    setOwn(id)
    onChange?.(id)
  }
  const onKey = (event: KeyboardEvent) => {
    const id = nextTab(tabs, current, event.key)
    if (id === undefined) return
    event.preventDefault()
    choose(id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="scroll-x flex gap-1 border-b border-line-2"
        onKeyDown={onKey}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-tab-${tab.id}`}
            data-tab={tab.id}
            aria-selected={tab.id === current}
            aria-controls={`${prefix}-panel-${tab.id}`}
            tabIndex={tab.id === current ? 0 : -1}
            disabled={tab.disabled}
            className={classes(
              'relative min-h-tap shrink-0 px-4 text-sm font-medium text-ink-2 -outline-offset-3 hover:text-ink focus-visible:outline-(--focus)',
              'after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 aria-selected:text-ink aria-selected:after:bg-bronze',
              'disabled:text-ink-3 disabled:line-through',
            )}
            onClick={() => choose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${prefix}-panel-${tab.id}`}
          aria-labelledby={`${prefix}-tab-${tab.id}`}
          hidden={tab.id !== current}
          className="pt-6"
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}
