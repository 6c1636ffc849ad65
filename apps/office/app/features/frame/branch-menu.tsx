import { Menu, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { viewBranch } from '../../platform/browser-storage/branch-in-view.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { Icon } from '../../ui/icon.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { useBranchChoice } from './branch-choice.tsx'

/** Whose rows the lists show: all branches where one works, or one of them. A person of one branch has no choice. */
export function BranchMenu() {
  const { branches, branches_to_view: places } = useMe()
  const choice = useBranchChoice()
  const all = branches === null ? 'All branches' : places.map(({ name }) => name).join(', ')
  if (!choice) return <span className="top__where desk-only">{all}</span>
  const { chosen, everywhere, name } = choice
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className="top__button top__where desk-only">
          {name ?? everywhere}
          <span className="sr-only">, choose a branch</span>
          <Icon name="chevronDown" size={14} />
        </button>
      }
    >
      <MenuItem ticked={chosen === null} onClick={() => viewBranch(null)}>
        {everywhere}
      </MenuItem>
      <MenuLine />
      {places.map(({ id, name }) => (
        <MenuItem key={id} ticked={id === chosen} onClick={() => viewBranch(id)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}
