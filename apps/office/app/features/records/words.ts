import type { RecordRow, RecordView } from '@northlight/contract/office/record-views'
import type { Resource } from '@northlight/contract/office/resource'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'
import { clockText, shortDayText } from '../../ui/time.tsx'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The record as a sentence names it: "After a bad mock", or "this article" while it has no name. */
export const titleOf = ({ words }: Resource, title: string) => title || `this ${words[0]}`

export type Shown = { icon: SignName; tone: StateTone; word: string }

type Stated = Pick<RecordRow, 'state' | 'publish_at'>

/** One word and one sign for where a record stands. */
export const stateOf = ({ state, publish_at }: Stated): Shown => {
  if (publish_at && state !== 'live')
    return { icon: 'clock', tone: 'info', word: `${shortDayText(publish_at)}, ${clockText(publish_at)}` }
  if (state === 'live') return { icon: 'tick', tone: 'good', word: 'live' }
  if (state === 'hidden') return { icon: 'eyeOff', tone: 'quiet', word: 'hidden' }
  return { icon: 'pen', tone: 'due', word: 'draft' }
}

/** What a plain record shows: whether visitors see it. */
export const shownOf = (isShown: boolean): Shown =>
  isShown ? { icon: 'tick', tone: 'good', word: 'shown' } : { icon: 'half', tone: 'due', word: 'waits' }

export const mayDo = (record: RecordView | undefined, verb: RecordView['may'][number]) =>
  record?.may.includes(verb) === true

/** Whether the form says that the person shown has taken the consent back: then nobody sees the page, for a look neither. */
export const isWithdrawn = ({ fields }: Resource, values: Record<string, unknown>): boolean =>
  Object.entries(fields).some(
    ([name, { kind }]) =>
      kind === 'consent' && Boolean((values[name] as { withdrawn_on?: string | null } | null)?.withdrawn_on),
  )
