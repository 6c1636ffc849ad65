import { type IntegrityEvent, type IntegrityKind, SHORT_ABSENCE } from '@northlight/exam/attempt/integrity'
import type { Timers } from '../log/sender.ts'

type Options = {
  /** The server's time as the device knows it. */
  now: () => number
  newId: () => string
  timers: Timers
  /** False on phones that cannot show a page in full screen: leaving it is then no matter. */
  canFullScreen: boolean
  report: (event: IntegrityEvent) => void
}

export type AbsenceWatch = ReturnType<typeof createAbsenceWatch>

/**
 * Notices when the test screen is left. An absence is reported once it has lasted a second, stamped with its beginning,
 * so that a passing notification is nothing. What our own dialogs and prompts cause is never reported.
 */
export const createAbsenceWatch = ({ now, newId, timers, canFullScreen, report }: Options) => {
  let ownPrompts = 0
  let isInFullScreen = false
  const away = new Map<IntegrityKind, { since: number; alarm: unknown; isReported: boolean }>()

  const send = (kind: IntegrityKind, at: number, more: Partial<IntegrityEvent> = {}) =>
    report({ id: newId(), kind, at, canFullScreen, ...more })

  const leave = (kind: IntegrityKind) => {
    if (away.has(kind) || ownPrompts > 0) return
    const since = now()
    const absence = { since, isReported: false, alarm: undefined as unknown }
    absence.alarm = timers.wait(() => {
      absence.isReported = true
      send(kind, since)
    }, SHORT_ABSENCE)
    away.set(kind, absence)
  }

  const comeBack = (kind: IntegrityKind) => {
    const absence = away.get(kind)
    if (!absence) return
    timers.unwait(absence.alarm)
    away.delete(kind)
    if (absence.isReported) return send('tab_shown', now(), { awayMs: now() - absence.since })
    // A timer of a hidden tab may be late; the length of the absence decides, not the timer.
    if (now() - absence.since >= SHORT_ABSENCE) send(kind, absence.since, { awayMs: now() - absence.since })
  }

  return {
    visible(isVisible: boolean) {
      if (isVisible) comeBack('tab_hidden')
      else leave('tab_hidden')
    },
    focused(isFocused: boolean) {
      if (isFocused) comeBack('window_left')
      // A hidden tab has lost its window too; that is one absence, not two.
      else if (!away.has('tab_hidden')) leave('window_left')
    },
    /** Escape is also how a dialog of ours is closed: the browser leaves full screen with it, and that is no matter. */
    fullScreen(isOn: boolean, isOwnDialog = false) {
      if (isOn === isInFullScreen) return
      isInFullScreen = isOn
      if (isOn) return send('full_screen_entered', now())
      if (ownPrompts === 0) send('full_screen_left', now(), isOwnDialog ? { isOwnDialog } : {})
    },
    connection: (isOnline: boolean) => send(isOnline ? 'online' : 'offline', now()),
    /** While this runs, nothing counts: a prompt of ours is open, or we leave full screen ourselves. */
    async duringOwnPrompt<T>(run: () => Promise<T> | T): Promise<T> {
      ownPrompts += 1
      try {
        return await run()
      } finally {
        ownPrompts -= 1
      }
    },
    stop() {
      for (const { alarm } of away.values()) timers.unwait(alarm)
      away.clear()
      ownPrompts = Number.POSITIVE_INFINITY
    },
  }
}
