import type { FamilyView, TimelineEntry } from '@northlight/contract/office/families/views'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { client } from '../../platform/api/client.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { outbox } from '../../platform/offline/outbox.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Icon } from '../../ui/icon.tsx'
import { clockText, dayText, shortDayText } from '../../ui/time.tsx'
import { readFamiliesAgain } from './use-families.ts'

const tabs: [key: string, label: string, holds: (entry: TimelineEntry) => boolean][] = [
  ['all', 'All', () => true],
  ['talks', 'Talks', ({ tab }) => tab === 'talks'],
  ['money', 'Money', ({ tab }) => tab === 'money'],
  ['tests', 'Tests', ({ tab }) => tab === 'tests'],
  ['seen', 'What the family sees', ({ family_sees }) => family_sees],
]

/** Which part of the timeline is shown; it stands in the address. */
export function TimelineTabs({ family }: { family: FamilyView }) {
  const [params] = useSearchParams()
  const current = params.get('tab') ?? 'all'
  return (
    <nav className="tabs" aria-label="Timeline">
      {tabs.map(([key, label, holds]) => (
        <Link key={key} to={`?tab=${key}`} replace aria-current={current === key ? 'page' : undefined}>
          {label} <span className="count">{family.timeline.filter(holds).length}</span>
        </Link>
      ))}
    </nav>
  )
}

/** Everything that happened, the newest first: a ring came by itself, a disc somebody did. */
export function Timeline({ family }: { family: FamilyView }) {
  const [params] = useSearchParams()
  const { email } = useMe()
  const waiting = useStore(outbox).filter((one) => one.family === family.id && one.by === email)
  const [, , holds] = tabs.find(([key]) => key === params.get('tab')) ?? ['all', '', () => true]
  const entries = family.timeline.filter(holds)
  if (entries.length === 0 && waiting.length === 0) return <p className="section muted">Nothing of this kind yet.</p>
  return (
    <ol className="timeline section">
      {waiting.toReversed().map((one) => (
        <li key={one.key} className="is-now">
          <When at={one.at} />
          <div>
            <p>
              <b>{one.words}</b>
            </p>
            {typeof one.body.text === 'string' && <p className="muted">{one.body.text}</p>}
            <p className="seen">
              <Icon name="offline" size={13} />
              {one.refused ?? 'waits for a network'}
            </p>
          </div>
        </li>
      ))}
      {entries.map((entry) => (
        <Entry key={entry.key} entry={entry} />
      ))}
    </ol>
  )
}

function When({ at }: { at: string }) {
  const isToday = dayText(at) === dayText(new Date().toISOString())
  const isThisYear = dayText(at).slice(-4) === dayText(new Date().toISOString()).slice(-4)
  return (
    <time dateTime={at}>
      <span className="day">{isToday ? 'today' : isThisYear ? shortDayText(at) : dayText(at)}</span> {clockText(at)}
    </time>
  )
}

const byItself = ['enquiry', 'account', 'application', 'payment', 'consent', 'joined', 'test']

function Entry({ entry }: { entry: TimelineEntry }) {
  return (
    <li className={byItself.includes(entry.kind) ? undefined : 'is-f'}>
      <When at={entry.at} />
      <div>
        <p>{entry.to ? <Link to={entry.to}>{entry.title}</Link> : <b>{entry.title}</b>}</p>
        {entry.text && <p className="muted [white-space:pre-line] wrap-anywhere">{entry.text}</p>}
        {entry.family_sees && (
          <p className="seen">
            <Icon name="eye" size={13} />
            the family sees this
          </p>
        )}
        {entry.undo && <UndoJoin {...entry.undo} />}
      </div>
    </li>
  )
}

function UndoJoin({ join, until }: { join: number; until: string }) {
  const undo = useMutation({
    mutationFn: () => client.post('/office/families/joins/{id}/undo', undefined, { params: { id: join } }),
    onSuccess: ({ message, family }) =>
      toast.done(message, { link: { to: `/families/${family}`, label: 'The other family' } }),
    onError: toast.failed,
    onSettled: readFamiliesAgain,
  })
  return (
    <p className="seen">
      <Icon name="join" size={13} />
      can be undone until {dayText(until)} ·{' '}
      <button type="button" className="link" onClick={() => undo.mutate()}>
        Undo
      </button>
    </p>
  )
}
