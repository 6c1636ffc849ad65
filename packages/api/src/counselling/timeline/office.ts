import { shownDate, shownTime } from '@northlight/contract/dates'
import type { TimelineKind } from '@northlight/contract/office/families/views'
import { type CallResult, callResults } from '@northlight/contract/office/family-words'
import type { FamilyEventTable } from '@northlight/db/tables/counselling'
import type { Selectable } from 'kysely'
import { familyStatesOf, namesOf } from '../views.ts'
import { plain, type TimelineSource } from './source.ts'

type Event = Selectable<FamilyEventTable>
type Identifiers = { names: Map<number, string>; states: Map<string, string> }

const when = (at: unknown) => (typeof at === 'string' ? `${shownDate(at)}, ${shownTime(at)}` : '')

const titleOf = (event: Event, { names, states }: Identifiers): string => {
  const { kind, details } = event
  const by = event.by_id === null ? 'The office' : (names.get(event.by_id) ?? 'A colleague')
  const to = typeof details.to === 'number' ? names.get(details.to) : undefined
  switch (kind) {
    case 'call': {
      const result = callResults[details.result as CallResult] ?? 'Call'
      if (details.result === 'spoke') return `${by} spoke with the family`
      if (details.result === 'call-at') return `Asked to be called on ${when(details.next_at)}`
      return details.next_at ? `${result}. Next try ${when(details.next_at)}` : result
    }
    case 'mail':
      return `Mail: “${details.subject}”`
    case 'whatsapp':
      return `${by} opened WhatsApp`
    case 'visit':
      return `Visit: ${details.what}`
    case 'follow-up':
      return `Done: ${details.what}`
    case 'assigned':
      return to ? `Given to ${to}` : 'Nobody looks after it'
    case 'moved':
      return `${states.get(String(details.from)) ?? details.from} → ${states.get(String(details.to)) ?? details.to}`
    default:
      return `Note by ${by}`
  }
}

const talks: TimelineKind[] = ['call', 'whatsapp', 'note', 'mail', 'visit']
const most = 200

/** What the office did and said. */
export const officeSource: TimelineSource = async (ctx, { familyId }) => {
  const events = await ctx.db
    .selectFrom('family_events')
    .selectAll()
    .where('family_id', '=', familyId)
    .orderBy('at', 'desc')
    .limit(most)
    .execute()
  const known: Identifiers = {
    names: await namesOf(
      ctx,
      events.flatMap(({ by_id, details }) => [by_id, typeof details.to === 'number' ? details.to : null]),
    ),
    states: new Map((await familyStatesOf(ctx)).map(({ key, name }) => [key, name])),
  }
  return events.map((event) => ({
    ...plain,
    key: `event:${event.id}`,
    at: event.at,
    kind: event.kind,
    title: titleOf(event, known),
    text: event.text,
    by: event.by_id === null ? null : (known.names.get(event.by_id) ?? null),
    family_sees: event.kind === 'mail',
    tab: talks.includes(event.kind) ? 'talks' : 'other',
  }))
}
