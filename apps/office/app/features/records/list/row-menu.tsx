import type { RecordRow } from '@northlight/contract/office/record-views'
import { canBeDeleted, canBeHidden, canBeMade, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { Menu, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { bodyOf } from '../../../platform/api/client.ts'
import { useMay } from '../../../platform/me/use-me.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { useMake } from '../make/use-make.ts'
import { readRecord } from '../read-record.ts'
import { type Use, UsesList } from '../uses-list.tsx'
import { verbs } from '../verbs.ts'
import { titleOf } from '../words.ts'

type Props = { resource: Resource; row: RecordRow; onChanged: () => void }

/**
 * What can be done with one row without opening it. A list has many and few are ever opened: until then each is a
 * button and nothing else, which on a slow phone is a good part of the time until the list is there.
 */
export function RowMenu(props: Props) {
  const [isUsed, setUsed] = useState(false)
  if (isUsed) return <OpenRowMenu {...props} />
  return (
    <IconButton
      icon="dots"
      small
      label={`Acts for ${titleOf(props.resource, props.row.title)}`}
      aria-haspopup="menu"
      aria-expanded={false}
      // After this press is over: it would be taken for one beside the menu, and close it.
      onClick={() => setTimeout(() => setUsed(true))}
    />
  )
}

function OpenRowMenu({ resource, row, onChanged }: Props) {
  const may = useMay()
  const navigate = useNavigate()
  const { makeLike } = useMake(resource.name)
  const [asked, setAsked] = useState<'delete' | 'place' | null>(null)
  const [uses, setUses] = useState<Use[]>([])
  const name = titleOf(resource, row.title)
  const mayOpen = may(resource.acts.open)
  const mayPublish = may(row.state === 'live' ? resource.acts.publish : resource.acts.open)
  const mayDraft = may(resource.acts.draft)

  const run = async (act: () => Promise<unknown>, said: string, undo?: () => Promise<unknown>) => {
    try {
      await act()
      toast.done(said, {
        ...(undo && {
          undo: async () => {
            await undo()
            onChanged()
          },
        }),
      })
      onChanged()
    } catch (error) {
      toast.failed(error)
    }
  }
  const versionNow = async () => (await readRecord(resource.name, row.id)).version
  const publish = async () => verbs.publish(resource.name, row.id, await versionNow())
  const hide = async () => verbs.hide(resource.name, row.id, await versionNow())
  const show = (isShown: boolean) => verbs.show(resource.name, row.id, isShown)
  const remove = async () => {
    setAsked(null)
    try {
      await verbs.remove(resource.name, row.id)
      toast.done(`“${name}” is deleted.`)
      onChanged()
    } catch (error) {
      const named = bodyOf(error).uses
      if (Array.isArray(named)) setUses(named as Use[])
      else toast.failed(error)
    }
  }
  const move = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const place = Number(new FormData(event.currentTarget).get('place'))
    setAsked(null)
    const before = row.position
    void run(
      () => verbs.order(resource.name, [row.id], Math.max(0, place - 1)),
      `“${name}” stands at place ${place}.`,
      before === null ? undefined : () => verbs.order(resource.name, [row.id], before),
    )
  }

  return (
    <>
      <Menu isOpenAtFirst trigger={<IconButton icon="dots" small label={`Acts for ${name}`} />}>
        <MenuItem icon="pen" onClick={() => void navigate(`/${resource.name}/${row.id}`)}>
          Open
        </MenuItem>
        {row.page && row.state === 'live' && (
          <MenuItem icon="external" onClick={() => window.open(row.page ?? '/', '_blank', 'noopener')}>
            See it on the site
          </MenuItem>
        )}
        {resource.shown && mayOpen && (
          <MenuItem
            icon={row.state === 'live' ? 'eyeOff' : 'check'}
            onClick={() =>
              void run(
                () => show(row.state !== 'live'),
                row.state === 'live' ? `“${name}” is taken off.` : `“${name}” is shown.`,
                () => show(row.state === 'live'),
              )
            }
          >
            {row.state === 'live' ? 'Take off' : 'Show'}
          </MenuItem>
        )}
        {hasDrafts(resource) && mayPublish && (row.state !== 'live' || row.is_edited) && (
          <MenuItem
            icon="check"
            onClick={() => void run(publish, `“${name}” is live.`, row.state === 'hidden' ? hide : undefined)}
          >
            Publish
          </MenuItem>
        )}
        {canBeHidden(resource) && mayOpen && row.state === 'live' && (
          <MenuItem
            icon="eyeOff"
            onClick={() => void run(hide, `“${name}” is hidden.`, row.is_edited ? undefined : publish)}
          >
            Hide
          </MenuItem>
        )}
        {canBeMade(resource) && hasDrafts(resource) && mayDraft && (
          <MenuItem icon="document" onClick={() => makeLike(row.id)}>
            Duplicate
          </MenuItem>
        )}
        {resource.order && mayDraft && (
          <MenuItem icon="drag" onClick={() => setAsked('place')}>
            Move to place…
          </MenuItem>
        )}
        {canBeDeleted(resource) && may(row.state === 'draft' ? resource.acts.deleteUnseen : resource.acts.delete) && (
          <>
            <MenuLine />
            <MenuItem icon="close" danger onClick={() => setAsked('delete')}>
              Delete…
            </MenuItem>
          </>
        )}
      </Menu>
      <Dialog
        open={asked === 'delete'}
        onClose={() => setAsked(null)}
        title={`Delete “${name}”?`}
        foot={
          <>
            <Button onClick={() => setAsked(null)}>Leave it</Button>
            <span className="end">
              <Button look="danger-filled" onClick={() => void remove()}>
                Delete for good
              </Button>
            </span>
          </>
        }
      >
        <p>It cannot be brought back. Hiding takes it off the site and keeps it here.</p>
      </Dialog>
      <Dialog open={uses.length > 0} onClose={() => setUses([])} title={`“${name}” is used and stays`}>
        <p>Remove it from these first, or hide it instead.</p>
        <UsesList uses={uses} />
      </Dialog>
      <Dialog open={asked === 'place'} onClose={() => setAsked(null)} title={`Move “${name}”`}>
        <form className="form" onSubmit={move}>
          <TextField
            label="To place"
            name="place"
            type="number"
            min={1}
            defaultValue={(row.position ?? 0) + 1}
            required
          />
          <Button look="primary" type="submit">
            Move
          </Button>
        </form>
      </Dialog>
    </>
  )
}
