import { canBeImported, type Resource } from '@northlight/contract/office/resource'
import { Menu, MenuLabel } from '@northlight/ui/overlay/menu.tsx'
import { Link } from 'react-router'
import { useMay } from '../../../platform/me/use-me.ts'
import { waitForTask } from '../../../platform/tasks/wait-for-work.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { ColumnsMenu } from '../../../ui/columns-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { verbs } from '../verbs.ts'
import { capital } from '../words.ts'
import type { RecordList } from './use-record-list.ts'

const wide = new Set(['rich', 'seo', 'consent', 'rows', 'hours', 'slug'])

/** Fields that can be columns: what fits into a cell. */
export const columnChoices = (resource: Resource): string[] =>
  Object.entries(resource.fields)
    .filter(([name, field]) => name !== resource.title && resource.list.columns.includes(name) && !wide.has(field.kind))
    .map(([name]) => name)

type Props = { resource: Resource; list: RecordList; hidden: readonly string[]; onHidden: (hidden: string[]) => void }

export function ListTools({ resource, list, hidden, onHidden }: Props) {
  const may = useMay()
  const save = async (as: 'csv' | 'xlsx') => {
    try {
      const { work } = await verbs.export(resource.name, { as, filter: list.filterValues })
      toast.done('The file is being made. It opens here when it is ready.')
      const { file } = await waitForTask(work)
      if (file) location.assign(file)
    } catch (error) {
      toast.failed(error)
    }
  }
  return (
    <>
      {columnChoices(resource).length > 0 && (
        <ColumnsMenu
          columns={columnChoices(resource).map((name) => ({
            name,
            label: capital(resource.fields[name]?.label ?? name),
          }))}
          hidden={hidden}
          onHidden={onHidden}
        />
      )}
      {canBeImported(resource) && may('content.import') && (
        <Link to={`/${resource.name}/import`} className={buttonClass({ look: 'quiet' })}>
          <Icon name="upload" />
          Import
        </Link>
      )}
      {may(resource.acts.export) && (
        <Menu
          trigger={
            <Button look="quiet" icon="download">
              Export
            </Button>
          }
        >
          <MenuLabel>What this view shows, as a file</MenuLabel>
          <MenuItem onClick={() => void save('xlsx')} under="up to 10,000 rows">
            Spreadsheet (XLSX)
          </MenuItem>
          <MenuItem onClick={() => void save('csv')} under="of any length">
            Text (CSV)
          </MenuItem>
        </Menu>
      )}
    </>
  )
}
