import { MenuItem as Item } from '@northlight/ui/overlay/menu.tsx'
import type { MenuItemProps } from '@northlight/ui/overlay/menu-props.ts'
import { Icon, type SignName } from './icon.tsx'

/** A line of a menu whose sign is told by its name. */
export const MenuItem = ({ icon, ...item }: Omit<MenuItemProps, 'sign'> & { icon?: SignName }) => (
  <Item {...item} sign={icon && <Icon name={icon} />} />
)
