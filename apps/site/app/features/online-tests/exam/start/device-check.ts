import { minutes } from '@northlight/contract/durations'
import type { Text } from '@northlight/contract/words/catalogue'
import type { Values } from '@northlight/contract/words/words'
import { canFullScreen } from '../frame/full-screen.ts'

export type Finding = { name: Text; state: 'good' | 'note'; text: Text; values?: Values }

const clockFinding = (offMs: number): Finding =>
  Math.abs(offMs) < minutes(1)
    ? { name: 'Clock', state: 'good', text: 'Agrees with ours.' }
    : {
        name: 'Clock',
        state: 'note',
        text:
          offMs > 0
            ? 'About {count} minutes slow. It does not matter: only our clock counts.'
            : 'About {count} minutes fast. It does not matter: only our clock counts.',
        values: { count: Math.round(Math.abs(offMs) / minutes(1)) },
      }

/** What the four measurements mean to the student. */
export const findings = (measured: {
  canFullScreen: boolean
  canKeep: boolean
  travelMs: number | null
  clockOffMs: number | null
}): Finding[] => [
  measured.canFullScreen
    ? { name: 'Full screen', state: 'good', text: 'Allowed.' }
    : { name: 'Full screen', state: 'note', text: 'This device cannot. It is not counted against you.' },
  measured.canKeep
    ? { name: 'Memory', state: 'good', text: 'Answers are kept on this device too.' }
    : {
        name: 'Memory',
        state: 'note',
        text: 'This window keeps nothing. If the connection drops, do not close or reload it. A normal window is better.',
      },
  measured.travelMs === null
    ? { name: 'Connection', state: 'note', text: 'We cannot be reached at the moment.' }
    : measured.travelMs < 1500
      ? {
          name: 'Connection',
          state: 'good',
          text: '{count} ms to us.',
          values: { count: Math.round(measured.travelMs) },
        }
      : { name: 'Connection', state: 'note', text: 'Slow. Answers wait on this device until they are through.' },
  ...(measured.clockOffMs === null ? [] : [clockFinding(measured.clockOffMs)]),
]

/** One small request shows how far we are away, and what our clock says. */
const measureConnection = async (): Promise<{ travelMs: number; clockOffMs: number | null } | null> => {
  const sentAt = performance.now()
  try {
    const reply = await fetch('/builds/latest.json', { cache: 'no-store' })
    const travelMs = performance.now() - sentAt
    const at = Date.parse(reply.headers.get('date') ?? '')
    return { travelMs, clockOffMs: Number.isFinite(at) ? at + travelMs / 2 - Date.now() : null }
  } catch {
    return null
  }
}

export const checkDevice = async (canKeep: boolean): Promise<Finding[]> => {
  const connection = await measureConnection()
  return findings({
    canFullScreen: canFullScreen(),
    canKeep,
    travelMs: connection?.travelMs ?? null,
    clockOffMs: connection?.clockOffMs ?? null,
  })
}
