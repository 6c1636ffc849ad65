import { Menu } from '@northlight/ui/overlay/menu.tsx'
import { useFreeze } from '../../platform/api/use-freeze.ts'
import { useProtectedFile } from '../../platform/me/use-protected-file.ts'
import { Button } from '../../ui/button.tsx'
import { MenuItem } from '../../ui/menu.tsx'
import { clockText } from '../../ui/time.tsx'

const kinds = [
  ['xlsx', 'XLSX, by the template'],
  ['csv', 'CSV, by the template'],
  ['zip', 'ZIP with pictures'],
  ['gift', 'Moodle GIFT'],
  ['xml', 'Moodle XML'],
] as const

const addressOf = (as: string, filter: Record<string, string>) => {
  const query = new URLSearchParams({ as })
  for (const [name, value] of Object.entries(filter)) query.set(`filter[${name}]`, value)
  return `/api/v1/office/questions-file?${query}`
}

/** What the list shows, with its keys; that it was taken is written down. While a test is written it waits. */
export function ExportMenu({ filter }: { filter: Record<string, string> }) {
  const freeze = useFreeze()
  const open = useProtectedFile()
  return (
    <Menu
      trigger={
        <Button look="quiet" icon="download">
          Export…
        </Button>
      }
    >
      {kinds.map(([as, label]) => (
        <MenuItem
          key={as}
          disabled={freeze !== null}
          under={freeze && `after ${clockText(freeze.until)}`}
          onClick={() => void open(addressOf(as, filter))}
        >
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
