import { Menu, MenuCheck, MenuLabel } from '@northlight/ui/overlay/menu.tsx'
import { Button } from './button.tsx'

type Props = {
  columns: readonly { name: string; label: string }[]
  hidden: readonly string[]
  onHidden: (hidden: string[]) => void
}

/** Which columns of a list stand there. A phone shows each row as two lines and has none. */
export const ColumnsMenu = ({ columns, hidden, onHidden }: Props) => (
  <Menu
    trigger={
      <Button look="quiet" icon="columns" className="desk-only">
        Columns
      </Button>
    }
  >
    <MenuLabel>Columns of this list</MenuLabel>
    {columns.map(({ name, label }) => (
      <MenuCheck
        key={name}
        checked={!hidden.includes(name)}
        onChange={(on) => onHidden(on ? hidden.filter((one) => one !== name) : [...hidden, name])}
      >
        {label}
      </MenuCheck>
    ))}
  </Menu>
)
