import type { FamilyState } from '@northlight/contract/office/family-words'
import { MenuLabel } from '@northlight/ui/overlay/menu.tsx'
import { useMay } from '../../platform/me/use-me.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { useDesk } from './use-families.ts'
import { stateLook } from './words.ts'

/** States a colleague can bring families to; an application brings them to the others by itself. */
export function MoveItems({ from, onMove }: { from?: FamilyState; onMove: (to: FamilyState) => void }) {
  const desk = useDesk()
  const may = useMay()
  if (from === 'admitted' && !may('families.end-admission'))
    return <MenuLabel>Admitted. An administrator can move the family.</MenuLabel>
  return (
    <>
      <MenuLabel>Move to</MenuLabel>
      {desk?.states
        .filter(({ key }) => key !== from && key !== 'applied' && key !== 'admitted')
        .map(({ key, name }) => (
          <MenuItem
            key={key}
            icon={stateLook[key].icon}
            onClick={() => onMove(key)}
            {...(key === 'not-for-us' && { under: 'spam, a job, something else' })}
          >
            {name}
          </MenuItem>
        ))}
    </>
  )
}
