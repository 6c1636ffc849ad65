import type { RecordView } from '@northlight/contract/office/record-views'
import { canBeDeleted, canBeHidden, canBeMade, type Resource } from '@northlight/contract/office/resource'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { bodyOf } from '../../../platform/api/client.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Menu, MenuItem, MenuLine } from '../../../ui/menu.tsx'
import { type Use, UsesList } from '../uses-list.tsx'
import { verbs } from '../verbs.ts'
import { mayDo, titleOf } from '../words.ts'
import { PlanDialog } from './plan-dialog.tsx'

type Props = {
  resource: Resource
  record: RecordView
  /** Saves what waits and says the version that is on the screen; undefined where something stands in the way. */
  settled: () => Promise<number | undefined>
  onMoved: (version: number, isNewText?: boolean) => void
  onPublish: () => void
  isSending: boolean
}

/** The filled button and its menu: now, at a time, hide, share, discard, duplicate, delete. */
export function PublishButton({ resource, record, settled, onMoved, onPublish, isSending }: Props) {
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'publish-at' | 'hide-at' | 'discard' | 'delete' | 'withdraw' | null>(null)
  const [uses, setUses] = useState<Use[]>([])
  const may = (verb: RecordView['may'][number]) => mayDo(record, verb)
  const name = titleOf(resource, record.title)
  const close = () => setAsked(null)

  const run = async (act: (version: number) => Promise<{ version: number }>, said: string, isNewText = false) => {
    close()
    try {
      const version = await settled()
      if (version === undefined) return
      const moved = await act(version)
      toast.done(said)
      onMoved(moved.version, isNewText)
    } catch (error) {
      toast.failed(error)
    }
  }
  const hide = async () => {
    try {
      const version = await settled()
      if (version === undefined) return
      const { version: now } = await verbs.hide(resource.name, record.id, version)
      onMoved(now)
      toast.done(`“${name}” is hidden.`, {
        ...(!record.is_edited && {
          undo: async () => onMoved((await verbs.publish(resource.name, record.id, now)).version),
        }),
      })
    } catch (error) {
      toast.failed(error)
    }
  }
  const remove = async () => {
    close()
    try {
      await verbs.remove(resource.name, record.id)
      toast.done(`“${name}” is deleted.`)
      void navigate(`/${resource.name}`)
    } catch (error) {
      const named = bodyOf(error).uses
      if (Array.isArray(named)) setUses(named as Use[])
      else toast.failed(error)
    }
  }
  const share = async () => {
    try {
      const version = await settled()
      if (version === undefined) return
      const { url } = await verbs.preview(resource.name, record.id, version)
      await navigator.clipboard.writeText(url)
      toast.done('The link to this preview is copied. It is good for seven days.')
    } catch (error) {
      toast.failed(error)
    }
  }
  const isClosed = record.gate.some(({ level }) => level === 'stop')
  const isUnanswered = record.gate.some(({ level, answer }) => level === 'answer' && !answer)
  const showsPerson = Object.values(resource.fields).some(({ kind }) => kind === 'consent')
  const label = may('publish') ? 'Publish' : 'Ask to publish'
  return (
    <>
      <span className="split btn--grow">
        <Button
          look="primary"
          keys="Ctrl Enter"
          sending={isSending}
          disabled={!may('publish') && !may('ask')}
          onClick={onPublish}
        >
          {isClosed || isUnanswered ? `${label}, see the gate` : label}
        </Button>
        <Menu
          trigger={
            <button type="button" className="btn btn--primary" aria-label="More ways to publish">
              <Icon name="down" size={14} />
            </button>
          }
        >
          {may('schedule') && (
            <MenuItem icon="clock" onClick={() => setAsked('publish-at')}>
              Publish at a time…
            </MenuItem>
          )}
          {record.schedule && may('schedule') && (
            <MenuItem
              icon="undo"
              onClick={() =>
                void run(
                  (version) => verbs.unschedule(resource.name, record.id, version),
                  'Nothing is planned any more; the draft stays.',
                )
              }
            >
              Call off what is planned
            </MenuItem>
          )}
          {canBeHidden(resource) && may('schedule') && (
            <MenuItem icon="clock" onClick={() => setAsked('hide-at')}>
              Hide at a time…
            </MenuItem>
          )}
          {canBeHidden(resource) && may('hide') && record.state === 'live' && (
            <MenuItem icon="eye-off" onClick={() => void hide()}>
              Hide now
            </MenuItem>
          )}
          {may('preview') && record.page !== null && (
            <MenuItem icon="link" onClick={() => void share()}>
              Copy a link to this preview
            </MenuItem>
          )}
          {showsPerson && record.state === 'live' && may('hide') && (
            <MenuItem icon="shield" danger onClick={() => setAsked('withdraw')}>
              Consent was withdrawn…
            </MenuItem>
          )}
          <MenuLine />
          {record.live && record.is_edited && may('discard') && (
            <MenuItem icon="undo" onClick={() => setAsked('discard')}>
              Discard the draft…
            </MenuItem>
          )}
          {canBeMade(resource) && may('duplicate') && (
            <MenuItem
              icon="document"
              onClick={() =>
                void verbs
                  .duplicate(resource.name, record.id)
                  .then(({ record: made }) => navigate(`/${resource.name}/${made.id}`), toast.failed)
              }
            >
              Duplicate
            </MenuItem>
          )}
          {canBeDeleted(resource) && may('delete') && (
            <MenuItem icon="close" danger onClick={() => setAsked('delete')}>
              Delete…
            </MenuItem>
          )}
        </Menu>
      </span>
      <PlanDialog
        kind={asked === 'publish-at' || asked === 'hide-at' ? asked : null}
        onClose={close}
        onPlan={(at) =>
          void run(
            (version) => verbs.publish(resource.name, record.id, version, asked === 'hide-at' ? { until: at } : { at }),
            asked === 'hide-at' ? 'It will hide by itself.' : 'It will go live by itself, as it is now.',
          )
        }
      />
      <Dialog
        open={asked === 'discard'}
        onClose={close}
        title="Discard the draft?"
        foot={
          <>
            <Button onClick={close}>Keep it</Button>
            <span className="end">
              <Button
                look="danger-filled"
                onClick={() =>
                  void run(
                    (version) => verbs.discard(resource.name, record.id, version),
                    'The draft is discarded. It stands among the versions.',
                    true,
                  )
                }
              >
                Discard the draft
              </Button>
            </span>
          </>
        }
      >
        <p>What visitors see does not change. The draft stays among the versions.</p>
      </Dialog>
      <Dialog
        open={asked === 'delete'}
        onClose={close}
        title={`Delete “${name}”?`}
        foot={
          <>
            <Button onClick={close}>Leave it</Button>
            <span className="end">
              <Button look="danger-filled" onClick={() => void remove()}>
                Delete for good
              </Button>
            </span>
          </>
        }
      >
        <p>It cannot be brought back.{record.state === 'live' && ' Hiding takes it off the site and keeps it here.'}</p>
      </Dialog>
      <Dialog
        open={asked === 'withdraw'}
        onClose={close}
        title={`“${name}” no longer wants to be shown?`}
        foot={
          <>
            <Button onClick={close}>Leave it</Button>
            <span className="end">
              <Button
                look="danger-filled"
                onClick={() =>
                  void run(
                    (version) => verbs.withdrawConsent(resource.name, record.id, version),
                    'The consent is withdrawn. The person is shown nowhere any more.',
                    true,
                  )
                }
              >
                Take them off everywhere
              </Button>
            </span>
          </>
        }
      >
        <p>Page, lists, search and share pictures drop them at once. A new consent is needed to show them again.</p>
      </Dialog>
      <Dialog open={uses.length > 0} onClose={() => setUses([])} title={`“${name}” is used and stays`}>
        <p>Take it out of these first, or hide it instead.</p>
        <UsesList uses={uses} />
      </Dialog>
    </>
  )
}
