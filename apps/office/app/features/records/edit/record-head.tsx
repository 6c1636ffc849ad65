import type { RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import type { ReactNode } from 'react'
import { PageHead } from '../../../ui/page-head.tsx'
import { StateWord } from '../../../ui/state-word.tsx'
import { clockText, momentText, relativeText, shortDayText } from '../../../ui/time.tsx'
import { listSeen } from '../neighbours.ts'
import { capital, stateOf, titleOf } from '../words.ts'
import { isSaved, type Queue } from './save-queue.ts'

type Props = {
  resource: Resource
  record: RecordView
  title: string
  queue: Queue
  /** The first field in which something stands that cannot be read. */
  unread: string | undefined
  acts: ReactNode
}

/** Where the record stands, how old its draft is, and whether what was typed is safe. */
export function RecordHead({ resource, record, title, queue, unread, acts }: Props) {
  const state = stateOf({ state: record.state, publish_at: record.schedule?.publish_at ?? null })
  const since = record.state === 'live' && record.live_since ? ` since ${shortDayText(record.live_since)}` : ''
  return (
    <PageHead
      crumbs={[
        { label: capital(resource.group) },
        ...(resource.life === 'single' ? [] : [{ to: listSeen(resource.name), label: capital(resource.words[1]) }]),
        { label: titleOf(resource, title) },
      ]}
      title={titleOf(resource, title) === title ? title : capital(titleOf(resource, title))}
      sub={
        <>
          <StateWord icon={state.icon} tone={state.tone}>
            {record.schedule && record.state !== 'live'
              ? `goes live ${momentText(record.schedule.publish_at)}`
              : state.word + since}
          </StateWord>
          {record.state === 'live' && record.schedule && (
            <StateWord icon="clock" tone="info">
              change goes live {momentText(record.schedule.publish_at)}
            </StateWord>
          )}
          {record.hide_at && (
            <StateWord icon="clock" tone="info">
              hides {momentText(record.hide_at)}
            </StateWord>
          )}
          {record.draft && record.state === 'live' && record.is_edited && (
            <StateWord icon="pen" tone="due">
              draft, {relativeText(record.draft.at)}
            </StateWord>
          )}
          <SaveState queue={queue} unread={unread} />
        </>
      }
      acts={acts}
    />
  )
}

export function SaveState({ queue, unread }: Pick<Props, 'queue' | 'unread'>) {
  const said = queue.conflict
    ? { icon: 'warning' as const, tone: 'bad' as const, word: 'two wrote at once' }
    : queue.failure
      ? { icon: 'offline' as const, tone: 'bad' as const, word: 'not saved yet; kept on this device' }
      : unread
        ? { icon: 'warning' as const, tone: 'bad' as const, word: `not saved: ${unread} cannot be read` }
        : !isSaved(queue)
          ? { icon: 'half' as const, tone: 'quiet' as const, word: 'saving' }
          : queue.savedAt
            ? {
                icon: 'check' as const,
                tone: 'quiet' as const,
                word: `saved ${clockText(new Date(queue.savedAt).toISOString())}`,
              }
            : null
  return (
    <span role="status" className="empty:hidden">
      {said && (
        <StateWord icon={said.icon} tone={said.tone}>
          {said.word}
        </StateWord>
      )}
    </span>
  )
}
