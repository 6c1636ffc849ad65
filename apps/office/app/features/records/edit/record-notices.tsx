import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import { Note } from '../../../ui/note.tsx'
import { clockText, momentText } from '../../../ui/time.tsx'
import { AskedNote } from './asked-note.tsx'

type Editor = RecordView['editors'][number]
type Props = {
  resource: Resource
  record: RecordView
  /** Somebody else who has it open, and this tab's own line. */
  other: Editor | undefined
  own: Editor | undefined
  isReadOnly: boolean
  mayWrite: boolean
  onAnyway: () => void
  onAskOther: () => void
  onLeave: () => void
  failure: unknown
  onRetry: () => void
  onTurnDown: (reason: string) => Promise<void>
}

const Act = ({ onClick, children }: { onClick: () => void; children: string }) => (
  <button type="button" className="link" onClick={onClick}>
    {children}
  </button>
)

/** What matters before one writes: somebody else is here, a plan leaves changes out, a plan was refused. */
export function RecordNotices(props: Props) {
  const { resource, record, other, own, isReadOnly, mayWrite, failure } = props
  const notes = [
    other && (
      <Note
        key="other"
        tone="due"
        acts={
          isReadOnly &&
          mayWrite && (
            <>
              <Act onClick={props.onAnyway}>Edit anyway</Act>
              {other.asked_by === null && <Act onClick={props.onAskOther}>{`Ask ${other.name} to leave it`}</Act>}
            </>
          )
        }
      >
        {other.name} is editing, since {clockText(other.since)}.
        {isReadOnly && mayWrite && ' You can read. If you both write, you choose between the two afterwards.'}
        {isReadOnly && other.asked_by !== null && ` ${other.asked_by} has asked for it.`}
      </Note>
    ),
    own?.asked_by && !isReadOnly && (
      <Note key="wanted" tone="due" acts={<Act onClick={props.onLeave}>Save and leave it</Act>}>
        {own.asked_by} would like to edit this {resource.words[0]}.
      </Note>
    ),
    record.schedule?.is_behind && (
      <Note key="behind" tone="info">
        What goes live on {momentText(record.schedule.publish_at)} is an older version: your later changes are not part
        of it. Plan again to add them.
      </Note>
    ),
    record.asked && <AskedNote key="asked" record={record} asked={record.asked} onTurnDown={props.onTurnDown} />,
    record.refused && (
      <Note key="refused" tone="bad">
        It should have gone live on {momentText(record.refused.at)}, but the gate was closed:{' '}
        {record.refused.reasons.join(' ')}
      </Note>
    ),
    failure !== null && failure !== undefined && (
      <Note key="failure" tone="bad" acts={<Act onClick={props.onRetry}>Try again</Act>}>
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
