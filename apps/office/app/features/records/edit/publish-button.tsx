import type { RecordView } from '@northlight/contract/office/record-views'
import { canBeDeleted, canBeHidden, canBeMade, type Resource } from '@northlight/contract/office/resource'
import { Menu, MenuLine } from '@northlight/ui/overlay/menu.tsx'
import { useState } from 'react'
import { Button, IconButton } from '../../../ui/button.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { mayDo, titleOf } from '../words.ts'
import { PlanDialog } from './plan-dialog.tsx'
import { PublishDialogs } from './publish-dialogs.tsx'
import { usePublishActs } from './use-publish-acts.ts'
import type { useRecordActs } from './use-record-acts.ts'

type Props = { resource: Resource; record: RecordView; acts: ReturnType<typeof useRecordActs> }
type Asked = 'publish-at' | 'hide-at' | 'discard' | 'delete' | 'withdraw'

/** The filled button and its menu: now, at a time, hide, share, discard, duplicate, delete. */
export function PublishButton({ resource, record, acts }: Props) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const more = usePublishActs(resource, record, acts)
  const may = (verb: RecordView['may'][number]) => mayDo(record, verb)
  const close = () => setAsked(null)
  const isHidable = canBeHidden(resource)
  const isLive = record.state === 'live'
  const isClosed = record.gate.some(({ level }) => level === 'stop')
  const isUnanswered = record.gate.some(({ level, answer }) => level === 'answer' && !answer)
  const showsPerson = Object.values(resource.fields).some(({ kind }) => kind === 'consent')
  const label = may('publish') ? 'Publish' : 'Ask to publish'
  return (
    <>
      <span className="inline-flex max-md:flex-1">
        <Button
          look="primary"
          className="rounded-r-none max-md:flex-1"
          keys="Ctrl Enter"
          sending={acts.isSending}
          disabled={!may('publish') && !may('ask')}
          onClick={() => void acts.publish()}
        >
          {isClosed || isUnanswered ? `${label}, see the gate` : label}
        </Button>
        <Menu
          trigger={
            <IconButton
              icon="chevronDown"
              label="More ways to publish"
              look="primary"
              className="rounded-l-none border-l-[#4b5b85]"
            />
          }
        >
          {may('schedule') && (
            <MenuItem icon="clock" onClick={() => setAsked('publish-at')}>
              Publish at a time…
            </MenuItem>
          )}
          {(record.schedule || record.hide_at) && may('schedule') && (
            <MenuItem icon="undo" onClick={() => void more.unschedule()}>
              Call off what is planned
            </MenuItem>
          )}
          {isHidable && may('hide') && isLive && (
            <MenuItem icon="clock" onClick={() => setAsked('hide-at')}>
              Hide at a time…
            </MenuItem>
          )}
          {isHidable && may('hide') && isLive && (
            <MenuItem icon="eyeOff" onClick={() => void more.hide()}>
              Hide now
            </MenuItem>
          )}
          {may('preview') && record.page !== null && (
            <MenuItem icon="link" onClick={() => void more.share()}>
              Copy a link to this preview
            </MenuItem>
          )}
          {may('preview') && record.page !== null && (
            <MenuItem icon="lock" onClick={() => void more.endPreviews()}>
              End all links to previews
            </MenuItem>
          )}
          {showsPerson && isLive && may('hide') && (
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
            <MenuItem icon="document" onClick={more.duplicate}>
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
        onPlan={(at) => {
          close()
          void (asked === 'hide-at' ? more.hideAt(at) : more.planAt(at))
        }}
      />
      <PublishDialogs
        asked={asked}
        name={titleOf(resource, record.title)}
        isLive={isLive && isHidable && may('hide')}
        acts={more}
        onClose={close}
      />
    </>
  )
}
