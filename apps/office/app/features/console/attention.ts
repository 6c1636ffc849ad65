import { minutes, seconds } from '@northlight/contract/durations'
import type { ConsoleRow } from '@northlight/contract/exams/console'
import type { SignName } from '../../ui/icon.tsx'
import type { StateTone } from '../../ui/state-word.tsx'
import { clockText } from '../../ui/time.tsx'

export type Attention = { kind: string; icon: SignName; tone: StateTone; words: string; weight: number }

/** A screen that has nothing to save asks for the clock after two minutes: only a longer silence means anything. */
export const silentAfter = minutes(2.5)
export const noSaveAfter = seconds(60)

export const isWriting = ({ state }: ConsoleRow) => state === 'in_progress' || state === 'overdue'
export const hasCome = ({ started_at }: ConsoleRow) => started_at !== null

const since = (at: string | null, now: number) => (at === null ? Number.POSITIVE_INFINITY : now - Date.parse(at))

export const isSilent = (row: ConsoleRow, now: number) => isWriting(row) && since(row.heard_at, now) > silentAfter
export const hasNoSave = (row: ConsoleRow, now: number) =>
  isWriting(row) && since(row.last_save_at ?? row.started_at, now) > noSaveAfter

const times = (count: number) => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`)

const warnedWords = ({ violations, warnings_left }: ConsoleRow) =>
  `left the screen ${times(violations)}${warnings_left === null ? '' : `, ${warnings_left} left`}`

/** What somebody should look at, and how soon; nothing for anyone who simply writes. */
export const attentionOf = (row: ConsoleRow, now: number, isOpen: boolean): Attention | null => {
  if (!hasCome(row))
    return isOpen ? { kind: 'not in', icon: 'phone', tone: 'bad', words: 'ring the family', weight: 1 } : null
  if (isSilent(row, now) && row.heard_at)
    return {
      kind: 'offline',
      icon: 'offline',
      tone: 'bad',
      words: `no contact since ${clockText(row.heard_at)}`,
      weight: 0,
    }
  if (row.state === 'eliminated')
    return { kind: 'ended', icon: 'cross', tone: 'bad', words: 'left the screen too often', weight: 2 }
  if (!isWriting(row)) return null
  if (row.violations > 0) return { kind: 'warned', icon: 'warning', tone: 'due', words: warnedWords(row), weight: 3 }
  if (row.devices > 1)
    return {
      kind: 'two devices',
      icon: 'warning',
      tone: 'due',
      words: `${row.devices} screens, the last one writes`,
      weight: 4,
    }
  if (hasNoSave(row, now))
    return { kind: 'no save', icon: 'clock', tone: 'due', words: 'for more than a minute', weight: 5 }
  return row.unread > 0 ? { kind: 'message', icon: 'mail', tone: 'quiet', words: 'not read yet', weight: 6 } : null
}

export type Shown = { row: ConsoleRow; attention: Attention | null }

/** Those who need somebody first, everybody else by name. */
export const inOrder = (all: Shown[], order: string): Shown[] =>
  all.toSorted(
    (a, b) =>
      (order === 'name' ? 0 : (a.attention?.weight ?? 9) - (b.attention?.weight ?? 9)) ||
      a.row.name.localeCompare(b.row.name, 'en-IN') ||
      a.row.id - b.row.id,
  )

/** `4 s`, `2 min 04 s`, `1 h 2 min`, `3 days`: a test that is open for weeks is left for days. */
export const lengthText = (ms: number): string => {
  const whole = Math.max(0, Math.round(ms / 1000))
  if (whole < 60) return `${whole} s`
  const [minute, second] = [Math.floor(whole / 60), whole % 60]
  if (minute < 60) return `${minute} min ${String(second).padStart(2, '0')} s`
  const hour = Math.floor(minute / 60)
  if (hour < 48) return `${hour} h ${minute % 60} min`
  return `${Math.floor(hour / 24)} days`
}
