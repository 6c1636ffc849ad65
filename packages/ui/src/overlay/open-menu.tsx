import { Menu as Base } from '@base-ui/react/menu'
import { classes } from '../classes.ts'
import { Icon } from '../kit/icon.tsx'
import { checkIcon } from '../kit/icons.ts'
import { type MenuCheckProps, type MenuItemProps, MenuParts, type MenuProps } from './menu-props.ts'
import { popup, popupItem, popupPlace, popupTick } from './popup-look.ts'

/** Opens below its button, walks with the arrows, closes with Esc. Made by the press that opens it. */
export function OpenMenu({ trigger, children, align = 'end' }: MenuProps) {
  return (
    <MenuParts value={parts}>
      <Base.Root defaultOpen>
        <Base.Trigger render={trigger} />
        <Base.Portal>
          <Base.Positioner align={align} sideOffset={6} className={popupPlace}>
            <Base.Popup className={popup}>{children}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </MenuParts>
  )
}

const Tick = ({ isSet }: { isSet: boolean }) => (
  <span className={popupTick}>{isSet && <Icon path={checkIcon} size={16} />}</span>
)

function Item({ sign, onClick, danger, ticked, disabled, children, under }: MenuItemProps) {
  return (
    <Base.Item className={classes(popupItem, danger && 'text-clay')} onClick={onClick} disabled={disabled}>
      {sign}
      {ticked !== undefined && <Tick isSet={ticked} />}
      <span>
        {children}
        {ticked && <span className="sr-only">, chosen</span>}
        {under && <span className="block text-xs text-ink-2">{under}</span>}
      </span>
    </Base.Item>
  )
}

function Check({ checked, onChange, children }: MenuCheckProps) {
  return (
    <Base.CheckboxItem className={popupItem} checked={checked} onCheckedChange={onChange} closeOnClick={false}>
      <Tick isSet={checked} />
      <span>{children}</span>
    </Base.CheckboxItem>
  )
}

const Line = () => <Base.Separator className="mx-1 my-1.5 h-px bg-line" />

const parts = { Item, Check, Line }
