import { cloneElement, lazy, type ReactNode, Suspense, useContext, useState } from 'react'
import { type MenuCheckProps, type MenuItemProps, MenuParts, type MenuProps } from './menu-props.ts'
import { popupLabel } from './popup-look.ts'
import { usePressed } from './use-pressed.ts'

const OpenMenu = lazy(() => import('./open-menu.tsx').then((m) => ({ default: m.OpenMenu })))

/** Until it is used it is its button and nothing else: a list has many menus and few are ever opened. */
export function Menu({
  isOpenAtFirst = false,
  ...menu
}: MenuProps & {
  /** Made by the press that opens it. */
  isOpenAtFirst?: boolean
}) {
  const [isUsed, setUsed] = useState(isOpenAtFirst)
  const pressed = usePressed(() => setUsed(true))
  const closed = cloneElement(menu.trigger, { 'aria-haspopup': 'menu', 'aria-expanded': false, ...pressed })
  if (!isUsed) return closed
  return (
    <Suspense fallback={closed}>
      <OpenMenu {...menu} />
    </Suspense>
  )
}

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(MenuParts)
  return parts && <parts.Item {...props} />
}

export function MenuCheck(props: MenuCheckProps) {
  const parts = useContext(MenuParts)
  return parts && <parts.Check {...props} />
}

export function MenuLine() {
  const parts = useContext(MenuParts)
  return parts && <parts.Line />
}

export const MenuLabel = ({ children }: { children: ReactNode }) => <div className={popupLabel}>{children}</div>
