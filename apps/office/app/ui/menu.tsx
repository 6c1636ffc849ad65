import { Menu as Base } from '@base-ui/react/menu'
import type { ReactElement, ReactNode } from 'react'
import { Icon, type SignName } from './icon.tsx'

/** Opens below its button, walks with the arrows, closes with Esc. */
export function Menu({
  trigger,
  children,
  align = 'end',
  isOpenAtFirst = false,
}: {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  /** Made by the press that opens it. */
  isOpenAtFirst?: boolean
}) {
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} className="menu-place">
          <Base.Popup className="menu">{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = {
  icon?: SignName
  onClick: () => void
  danger?: boolean
  disabled?: boolean
  children: ReactNode
  under?: ReactNode
}

export function MenuItem({ icon, onClick, danger, disabled, children, under }: ItemProps) {
  return (
    <Base.Item
      className={danger ? 'menu__item menu__item--danger' : 'menu__item'}
      onClick={onClick}
      disabled={disabled}
    >
      {icon && <Icon name={icon} />}
      <span>
        {children}
        {under && <span className="under">{under}</span>}
      </span>
    </Base.Item>
  )
}

export function MenuCheck({
  checked,
  onChange,
  children,
}: {
  checked: boolean
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  return (
    <Base.CheckboxItem className="menu__item" checked={checked} onCheckedChange={onChange} closeOnClick={false}>
      <span className="menu__tick">{checked && <Icon name="check" />}</span>
      <span>{children}</span>
    </Base.CheckboxItem>
  )
}

export const MenuLine = () => <Base.Separator className="menu__line" />

export const MenuLabel = ({ children }: { children: ReactNode }) => <div className="menu__label">{children}</div>
