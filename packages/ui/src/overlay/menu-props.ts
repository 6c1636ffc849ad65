import { type ComponentType, createContext, type HTMLAttributes, type ReactElement, type ReactNode } from 'react'

export type MenuProps = {
  trigger: ReactElement<HTMLAttributes<HTMLElement>>
  children: ReactNode
  align?: 'start' | 'end'
}

export type MenuItemProps = {
  /** A sign before the words. */
  sign?: ReactNode
  onClick: () => void
  danger?: boolean
  /** One of several to choose from, and whether it is the chosen one. */
  ticked?: boolean
  disabled?: boolean
  children: ReactNode
  under?: ReactNode
}

export type MenuCheckProps = { checked: boolean; onChange: (on: boolean) => void; children: ReactNode }

/** What stands in a menu, told by the menu itself: it is fetched with its first opening. */
export const MenuParts = createContext<{
  Item: ComponentType<MenuItemProps>
  Check: ComponentType<MenuCheckProps>
  Line: ComponentType
} | null>(null)
