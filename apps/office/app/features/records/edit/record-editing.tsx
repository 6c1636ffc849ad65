import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useStore } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../../../platform/me/use-me.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { fieldErrorsOf } from '../field-errors.ts'
import { isWithdrawn, mayDo } from '../words.ts'
import { Conflict } from './conflict.tsx'
import { FormPane } from './form-pane.tsx'
import { formParts } from './form-parts.ts'
import { GateLine } from './gate-line.tsx'
import { goToField } from './go-to-field.ts'
import { PreviewPane } from './preview-pane.tsx'
import { RecordButtons } from './record-buttons.tsx'
import { RecordHead } from './record-head.tsx'
import { RecordNotices } from './record-notices.tsx'
import { RecordTabs } from './record-tabs.tsx'
import { useEditor } from './use-editor.ts'
import { useForgetUntouched } from './use-forget-untouched.ts'
import { useLock } from './use-lock.ts'
import { useRecordActs } from './use-record-acts.ts'
import { useRecordKeys } from './use-record-keys.ts'
import { UsesTab } from './uses-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

type Props = { resource: Resource; record: RecordView; onSaved: () => void; onReplaced: () => void }

/** A record of any type: its definition says the tabs and fields, the API what this person may do with it. */
export function RecordEditing({ resource, record, onSaved, onReplaced }: Props) {
  const may = useMay()
  const [params, setParams] = useSearchParams()
  const [isPreviewing, setPreviewing] = useStore('preview.open', window.innerWidth > 1180)
  const [isEditingAnyway, setEditingAnyway] = useState(false)
  const { editor, values, queue, unread } = useEditor(resource, record, onSaved)
  useForgetUntouched(resource, record, editor)
  const drafts = hasDrafts(resource)
  const mayWrite = drafts ? mayDo(record, 'draft') : mayDo(record, 'save') || may(resource.acts.publish)
  const lock = useLock(resource, record.id, mayWrite)
  const editors = lock.editors.length > 0 ? lock.editors : record.editors
  const other = editors.find(({ is_you }) => !is_you)
  const isReadOnly = !mayWrite || (other !== undefined && !isEditingAnyway && queue.seq === 0)
  const parts = formParts(resource)
  const tab = params.get('tab') ?? parts[0]?.id ?? 'text'
  const part = parts.find(({ id }) => id === tab)
  const title = typeof values[resource.title] === 'string' ? String(values[resource.title]) : record.title
  const canPreview =
    drafts &&
    resource.page !== undefined &&
    mayDo(record, 'preview') &&
    record.page !== null &&
    !isWithdrawn(resource, values)
  const showsPreview = canPreview && isPreviewing && part !== undefined && !queue.conflict
  const goTo = (name: string) => {
    const home = parts.find(({ fields }) => fields.includes(name))
    if (home && home.id !== tab) setParams({ tab: home.id })
    // The tab is drawn first.
    setTimeout(() => goToField(name), 50)
  }
  const acts = useRecordActs({ resource, record, title, editor, onGo: goTo, onSaved, onReplaced })
  const turnPreview = () => setPreviewing(!isPreviewing)
  const { toList, neighbours } = useRecordKeys(resource, record.id, {
    onSave: () => void acts.saveNow(),
    onPublish: () => drafts && void acts.publish(),
    onPreview: () => canPreview && turnPreview(),
  })

  // Anyone who waited for a colleague to leave begins with what the colleague wrote.
  const waited = useRef(false)
  useEffect(() => {
    if (waited.current && !other) onReplaced()
    waited.current = isReadOnly && other !== undefined
  }, [other, isReadOnly, onReplaced])

  const askOther = () => lock.ask().then(() => toast.done('They read it within half a minute.'), toast.failed)
  const leave = async () => {
    if ((await acts.settled()) !== undefined) toList()
  }
  return (
    <>
      <RecordHead
        resource={resource}
        record={record}
        title={title}
        queue={queue}
        unread={Object.values(unread)[0]?.label}
        acts={
          <RecordButtons
            {...{ resource, record, acts, mayWrite, neighbours }}
            preview={canPreview ? { isOn: isPreviewing, onTurn: turnPreview } : undefined}
          />
        }
      />
      <RecordTabs resource={resource} record={record} parts={parts} tab={tab} />
      <RecordNotices
        {...{ resource, record, other, isReadOnly, mayWrite }}
        own={editors.find(({ is_you }) => is_you)}
        onAnyway={() => setEditingAnyway(true)}
        onAskOther={() => void askOther()}
        onLeave={() => void leave()}
        failure={queue.failure}
        onRetry={() => void editor.flush()}
        onTurnDown={acts.turnDown}
      />
      {queue.conflict ? (
        <Conflict
          resource={resource}
          conflict={queue.conflict}
          values={values}
          titles={record.titles}
          onResolve={(chosen) => void acts.resolve(chosen)}
        />
      ) : tab === 'versions' ? (
        <VersionsTab
          resource={resource}
          record={record}
          settled={acts.settledToReplace}
          onRestored={(version) => acts.moved(version, true)}
        />
      ) : tab === 'uses' ? (
        <UsesTab resource={resource} id={record.id} />
      ) : (
        <div className={showsPreview ? 'editing' : 'editing editing--alone'}>
          <FormPane
            resource={resource}
            record={record}
            names={part?.fields ?? []}
            values={values}
            errors={fieldErrorsOf(queue.failure)}
            isReadOnly={isReadOnly}
            onType={editor.type}
            unread={unread}
            onUnread={editor.changeUnread}
          />
          {showsPreview && (
            <PreviewPane resource={resource} id={record.id} version={queue.base} onClose={() => setPreviewing(false)} />
          )}
        </div>
      )}
      {part && !queue.conflict && (
        <GateLine
          resource={resource}
          lines={record.gate}
          onGo={goTo}
          onAnswer={mayDo(record, 'draft') ? acts.answer : undefined}
        />
      )}
    </>
  )
}
