import { type KeyboardEvent, useRef } from 'react'
import { nextTab } from './next-tab.ts'
import { useOwnId } from './own-id.ts'

type Options = {
  label: string
  tabs: readonly { id: string; disabled?: boolean }[]
  current: string | undefined
  onChoose: (id: string) => void
  isVertical?: boolean
}

/** What a row or column of tabs needs to be one for a keyboard and a screen reader; the look is the caller's. */
export const useTabs = ({ label, tabs, current, onChoose, isVertical }: Options) => {
  const list = useRef<HTMLDivElement>(null)
  const prefix = useOwnId()

  const onKeyDown = (event: KeyboardEvent) => {
    const id = nextTab(tabs, current, event.key)
    if (id === undefined) return
    event.preventDefault()
    onChoose(id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(id)}"]`)?.focus()
  }

  return {
    listProps: {
      ref: list,
      role: 'tablist' as const,
      'aria-label': label,
      'aria-orientation': isVertical ? ('vertical' as const) : undefined,
      onKeyDown,
    },
    tabProps: (id: string) => ({
      type: 'button' as const,
      role: 'tab' as const,
      id: `${prefix}-tab-${id}`,
      'data-tab': id,
      'aria-selected': id === current,
      'aria-controls': `${prefix}-panel-${id}`,
      tabIndex: id === current ? 0 : -1,
      onClick: () => onChoose(id),
    }),
    panelProps: (id: string) => ({
      role: 'tabpanel' as const,
      id: `${prefix}-panel-${id}`,
      'aria-labelledby': `${prefix}-tab-${id}`,
      hidden: id !== current,
    }),
  }
}
