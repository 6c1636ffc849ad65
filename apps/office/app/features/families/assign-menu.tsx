import { Menu, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import type { MenuProps } from '@northlight/ui/overlay/menu-props.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { useDesk } from './use-families.ts'
import { useMany } from './use-many.ts'

type Props = { ids: number[]; trigger: MenuProps['trigger']; onDone?: () => void }

/** To a colleague, or to those of the branch in turn. */
export function AssignMenu({ ids, trigger, onDone }: Props) {
  const desk = useDesk()
  const { act } = useMany()
  const give = (to: number | 'turn') => act(ids, { act: 'assign', to }, { onDone })
  return (
    <Menu trigger={trigger}>
      <MenuItem icon="people" onClick={() => give('turn')}>
        In turn, by branch
      </MenuItem>
      <MenuLine />
      {desk?.colleagues.map(({ id, name }) => (
        <MenuItem key={id} icon="user" onClick={() => give(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
