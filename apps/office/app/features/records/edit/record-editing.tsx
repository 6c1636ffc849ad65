import type { RecordView } from '@northlight/contract/office/record-views'
import { hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { useStore } from 'ra-core'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { calls } from '../../../platform/api/client.ts'
import { useKeys } from '../../../platform/keys/use-keys.ts'
import { useMay, useMe } from '../../../platform/me/use-me.ts'
import { toast } from '../../../platform/toasts/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { Note } from '../../../ui/note.tsx'
import { clockText, momentText } from '../../../ui/time.tsx'
import { neighbourOf } from '../neighbours.ts'
import { verbs } from '../verbs.ts'
import { mayDo, titleOf } from '../words.ts'
import { Conflict } from './conflict.tsx'
import { FormPane } from './form-pane.tsx'
import { formParts } from './form-parts.ts'
import { GateLine } from './gate-line.tsx'
import { PreviewPane } from './preview-pane.tsx'
import { PublishButton } from './publish-button.tsx'
import { RecordHead } from './record-head.tsx'
import { tabId } from './tab-id.ts'
import { fieldErrorsOf, useEditor } from './use-editor.ts'
import { useLock } from './use-lock.ts'
import { UsesTab } from './uses-tab.tsx'
import { VersionsTab } from './versions-tab.tsx'

type Props = { resource: Resource; record: RecordView; onSaved: () => void; onReplaced: () => void }

/** A record of any type: its definition says the tabs and fields, the API what this person may do with it. */
export function RecordEditing({ resource, record, onSaved, onReplaced }: Props) {
  const me = useMe()
  const may = useMay()
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const [isPreviewing, setPreviewing] = useStore('preview.open', window.innerWidth > 1180)
  const [isSending, setSending] = useState(false)
  const [isEditingAnyway, setEditingAnyway] = useState(false)
  const { editor, values, queue } = useEditor(resource, record, onSaved)
  const drafts = hasDrafts(resource)
  const mayWrite = drafts ? mayDo(record, 'draft') : mayDo(record, 'save') || may(resource.acts.publish)
  const editors = useLock(resource, record.id, mayWrite)
  const other = (editors.length > 0 ? editors : record.editors).find(({ is_you }) => !is_you)
  const isReadOnly = !mayWrite || (other !== undefined && !isEditingAnyway && queue.seq === 0)
  const parts = formParts(resource)
  const tab = params.get('tab') ?? parts[0]?.id ?? 'text'
  const part = parts.find(({ id }) => id === tab)
  const title = typeof values[resource.title] === 'string' ? String(values[resource.title]) : record.title
  const canPreview = drafts && resource.page !== undefined && mayDo(record, 'preview') && record.page !== null
  const showsPreview = canPreview && isPreviewing && part !== undefined && !queue.conflict

  /** Only what the server holds may be acted on: what waits goes first. */
  const settled = async (): Promise<number | undefined> => {
    if (await editor.flush()) return editor.version()
    toast.failed(
      queue.conflict
        ? 'Decide first between the two versions.'
        : 'This could not be saved yet. Look at the line and try again.',
    )
    return undefined
  }
  const moved = (version: number, isNewText = false) => {
    editor.moved(version)
    if (isNewText) onReplaced()
    else onSaved()
  }
  const publish = async () => {
    if (isSending) return
    setSending(true)
    try {
      const version = await settled()
      if (version === undefined) return
      if (!mayDo(record, 'publish')) {
        moved((await verbs.ask(resource.name, record.id, version)).version)
        toast.done('The administrators are asked to publish it.')
        return
      }
      const { version: now } = await verbs.publish(resource.name, record.id, version)
      moved(now)
      toast.done(`“${titleOf(resource, title)}” is live.`, {
        ...(record.page && { link: { to: record.page, label: 'See it', isSite: true } }),
      })
    } catch (error) {
      toast.failed(error)
      onSaved()
    } finally {
      setSending(false)
    }
  }
  const saveNow = async () => {
    if ((await settled()) !== undefined) toast.done(drafts ? 'The draft is saved.' : 'Saved. It is live.')
  }
  /** What the other one wrote elsewhere in the record comes in with the next reading. */
  const resolve = async (chosen: Record<string, unknown>) => {
    editor.resolve(chosen)
    if (!(await editor.flush())) return
    toast.done('It is saved as you decided.')
    onReplaced()
  }
  const answer = async (key: string, text: string) => {
    try {
      const { version } = await calls.post<{ version: number }>(`/office/${resource.name}/${record.id}/draft`, {
        base: (await settled()) ?? editor.version(),
        session: tabId,
        seq: editor.nextNumber(),
        changes: {},
        answers: { [key]: text },
      })
      moved(version)
    } catch (error) {
      toast.failed(error)
    }
  }
  const goTo = (name: string) => {
    const home = parts.find(({ fields }) => fields.includes(name))
    if (home && home.id !== tab) setParams({ tab: home.id })
    // The tab is drawn first.
    setTimeout(() => {
      const place = document.getElementById(`field-${name}`)
      place?.scrollIntoView({ block: 'center' })
      place?.querySelector<HTMLElement>('input, textarea, select, [contenteditable="true"], button')?.focus()
    }, 50)
  }

  const go = (by: 1 | -1) => {
    const next = neighbourOf(resource.name, record.id, by)
    if (next !== undefined) void navigate(`/${resource.name}/${next}`)
  }

  useKeys(
    {
      '$mod+s': () => void saveNow(),
      '$mod+Enter': () => drafts && void publish(),
      p: () => canPreview && setPreviewing(!isPreviewing),
      Escape: () => void navigate(`/${resource.name}`),
      '[': () => go(-1),
      ']': () => go(1),
    },
    { letters: me.keys_on },
  )

  const tabs = [
    ...parts.map(({ id, label }) => ({ id, label, count: undefined })),
    ...(record.uses > 0 || drafts ? [{ id: 'uses', label: 'Uses', count: record.uses }] : []),
    ...(drafts ? [{ id: 'versions', label: 'Versions', count: undefined }] : []),
  ]
  return (
    <>
      <RecordHead
        resource={resource}
        record={record}
        title={title}
        queue={queue}
        acts={
          <>
            {canPreview && (
              <Button icon="eye" keys="p" aria-pressed={isPreviewing} onClick={() => setPreviewing(!isPreviewing)}>
                Preview
              </Button>
            )}
            {drafts && (mayDo(record, 'publish') || mayDo(record, 'ask') || mayDo(record, 'draft')) && (
              <PublishButton
                resource={resource}
                record={record}
                settled={settled}
                onMoved={moved}
                onPublish={() => void publish()}
                isSending={isSending}
              />
            )}
            {!drafts && mayWrite && !resource.isMadeElsewhere && (
              <Button look="primary" keys="Ctrl S" onClick={() => void saveNow()}>
                Save
              </Button>
            )}
          </>
        }
      />
      <nav className="tabs" aria-label="Parts of the record">
        {tabs.map(({ id, label, count }) => (
          <Link key={id} to={`?tab=${id}`} replace aria-current={id === tab ? 'page' : undefined}>
            {label}
            {count !== undefined && <span className="count">{count}</span>}
          </Link>
        ))}
      </nav>
      <Notices
        resource={resource}
        record={record}
        other={other}
        isReadOnly={isReadOnly}
        mayWrite={mayWrite}
        onAnyway={() => setEditingAnyway(true)}
        failure={queue.failure}
        onRetry={() => void editor.flush()}
      />
      {queue.conflict ? (
        <Conflict
          resource={resource}
          conflict={queue.conflict}
          values={values}
          titles={record.titles}
          onResolve={(chosen) => void resolve(chosen)}
        />
      ) : tab === 'versions' ? (
        <VersionsTab
          resource={resource}
          record={record}
          settled={settled}
          onRestored={(version) => moved(version, true)}
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
          onAnswer={mayDo(record, 'draft') ? answer : undefined}
        />
      )}
    </>
  )
}

type NoticesProps = {
  resource: Resource
  record: RecordView
  other: RecordView['editors'][number] | undefined
  isReadOnly: boolean
  mayWrite: boolean
  onAnyway: () => void
  failure: unknown
  onRetry: () => void
}

/** What matters before one writes: somebody else is here, a plan leaves changes out, a plan was refused. */
function Notices({ resource, record, other, isReadOnly, mayWrite, onAnyway, failure, onRetry }: NoticesProps) {
  const notes = [
    other && (
      <Note
        key="other"
        tone="due"
        acts={
          isReadOnly &&
          mayWrite && (
            <button type="button" className="link" onClick={onAnyway}>
              Edit anyway
            </button>
          )
        }
      >
        {other.name} is editing, since {clockText(other.since)}.
        {isReadOnly && mayWrite && ' You can read. If you both write, you choose between the two afterwards.'}
      </Note>
    ),
    record.schedule?.is_behind && (
      <Note key="behind" tone="info">
        What goes live on {momentText(record.schedule.publish_at)} is an older version: your later changes are not part
        of it. Plan again to add them.
      </Note>
    ),
    record.asked && (
      <Note key="asked" tone="info">
        {record.asked.by ?? 'A colleague'} asked on {momentText(record.asked.at)} for its publication.
        {record.asked.is_behind && ' It was changed since.'}
      </Note>
    ),
    record.refused && (
      <Note key="refused" tone="bad">
        It should have gone live on {momentText(record.refused.at)}, but the gate was closed:{' '}
        {record.refused.reasons.join(' ')}
      </Note>
    ),
    failure !== null && failure !== undefined && (
      <Note
        key="failure"
        tone="bad"
        acts={
          <button type="button" className="link" onClick={onRetry}>
            Try again
          </button>
        }
      >
        {failure instanceof Error ? failure.message : 'This could not be saved.'} What you typed is kept on this device.
      </Note>
    ),
    !mayWrite && (
      <Note key="read" tone="info">
        Your role reads {resource.words[1]} and does not change them.
      </Note>
    ),
  ].filter(Boolean)
  return notes.length > 0 ? <div className="notices">{notes}</div> : null
}
