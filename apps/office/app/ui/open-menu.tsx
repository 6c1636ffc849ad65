import { Menu as Base } from '@base-ui/react/menu'
import { Icon } from './icon.tsx'
import { type MenuCheckProps, type MenuItemProps, MenuParts, type MenuProps } from './menu-props.ts'

/** Opens below its button, walks with the arrows, closes with Esc. Made by the press that opens it. */
export function OpenMenu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <MenuParts value={parts}>
      <Base.Root defaultOpen>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner align={align} sideOffset={6} className="menu-place">
            <Base.Popup className="menu">{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </MenuParts>
  )
}

function Item({ icon, onClick, danger, ticked, disabled, children, under }: MenuItemProps) {
  return (
    <Base.Item
      className={danger ? 'menu__item menu__item--danger' : 'menu__item'}
      onClick={onClick}
      disabled={disabled}
    >
      {icon && <Icon name={icon} />}
      {ticked !== undefined && <span className="menu__tick">{ticked && <Icon name="check" />}</span>}
      <span>
        {children}
        {ticked && <span className="visually-hidden">, chosen</span>}
        {under && <span className="under">{under}</span>}
      </span>
    </Base.Item>
  )
}

function Check({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem className="menu__item" checked={checked} onCheckedChange={onChange} closeOnClick={false}>
      <span className="menu__tick">{checked && <Icon name="check" />}</span>
      <span>{children}</span>
    </Base.CheckboxItem>
  )
}

const Line = () => <Base.Separator className="menu__line" />

const parts = { Item, Check, Line }
