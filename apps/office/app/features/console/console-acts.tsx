import { Menu } from '@northlight/ui/overlay/menu.tsx'
import { useNavigate } from 'react-router'
import { Button, IconButton } from '../../ui/button.tsx'
import { MenuItem } from '../../ui/menu.tsx'

export type ConsoleAct = 'time' | 'incident' | 'force' | 'file'

export function ConsoleActs({ slug, onAct }: { slug: string; onAct: (act: ConsoleAct) => void }) {
  const navigate = useNavigate()
  const go = (to: string) => void navigate(`/tests/${slug}/${to}`)
  return (
    <>
      <Button icon="clock" className="max-md:flex-1" onClick={() => onAct('time')}>
        Extra time…
      </Button>
      <Menu trigger={<IconButton icon="dots" look="line" label="More acts" />}>
        <MenuItem icon="note" onClick={() => onAct('incident')}>
          Note an incident
        </MenuItem>
        <MenuItem icon="upload" onClick={() => onAct('file')}>
          Take in an answer file
        </MenuItem>
        <MenuItem icon="clock" onClick={() => go('late')}>
          Late answers
        </MenuItem>
        <MenuItem icon="document" onClick={() => go('day')}>
          Report of the day
        </MenuItem>
        <MenuItem icon="table" onClick={() => go('results')}>
          Results
        </MenuItem>
      </Menu>
    </>
  )
}
