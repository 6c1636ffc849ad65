import type { ClientStep } from '@northlight/exam/answers/steps'
import { createDeviceLog, type LogTrouble } from '../../log/device-log.ts'
import type { KeptNotes, LogStorage } from '../../log/log-storage.ts'
import { createSender, type SaveReply, type SendStatus, type Timers } from '../../log/sender.ts'
import { storedRanges } from './opened-attempt.ts'

type Stored = { device: number; complete_up_to: number; last_number: number; gaps: number[] }

type Options = {
  storage: LogStorage
  attempt: string
  /** The number under which this screen writes now. */
  device: number
  /** Every step found on this device, of this number and of earlier ones. */
  kept: ClientStep[]
  notes: KeptNotes | undefined
  /** What the server holds, by device. */
  stored: Stored[]
  now: () => number
  timers: Timers
  save: (device: number, steps: ClientStep[]) => Promise<SaveReply>
  onStatus: (status: SendStatus) => void
  onTrouble: (trouble: LogTrouble) => void
}

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Everything on its way to the server: what this screen does now, and what an earlier number of this browser did and
 * could not send before another device took over.
 */
export const createOutbox = (options: Options) => {
  const { storage, attempt, device, kept, notes, stored, now, timers, save, onStatus, onTrouble } = options
  const heldOf = (number: number) => stored.find((one) => one.device === number)
  const known = notes?.device === device ? notes.stored : []
  const elsewhere = stored
    .filter((one) => one.device !== device && !kept.some((step) => step.device === one.device))
    .reduce((sum, one) => sum + one.last_number, 0)

  const open = (number: number) => {
    const held = heldOf(number)
    const ranges = number === device && known.length > 0 ? known : held ? storedRanges(held) : []
    const steps = number === device ? kept : kept.filter((step) => step.device === number)
    const log = createDeviceLog({ storage, attempt, device: number, steps, stored: ranges, now, onTrouble })
    if (held) {
      log.confirm([], held.complete_up_to)
      log.askAgain(held.gaps)
    }
    const sender = createSender({ log, timers, save: (batch) => save(number, batch), onStatus: () => reportStatus() })
    return { log, sender }
  }

  const main = open(device)
  const earlier = [...new Set(kept.map((step) => step.device))].filter((number) => number !== device).map(open)
  const all = [main, ...earlier]

  const status = (): SendStatus => {
    const each = all.map(({ sender }) => sender.status())
    const sum = (part: 'saved' | 'waiting') => each.reduce((total, one) => total + one[part], 0)
    // An earlier number always hears that it was taken over; only the one that writes now has something to say.
    return { saved: sum('saved') + elsewhere, waiting: sum('waiting'), trouble: main.sender.status().trouble }
  }
  const reportStatus = () => onStatus(status())
  const stop = () => {
    for (const { sender } of all) sender.stop()
  }
  const flush = async (): Promise<boolean> =>
    (await Promise.all(all.map(({ sender }) => sender.flush()))).every((isDone) => isDone)

  return {
    log: main.log,
    status,
    flush,
    poke: () => main.sender.poke(),
    /** At the beginning: whatever waits from before. */
    pokeAll: () => {
      for (const { sender } of all) sender.poke()
    },
    retryNow: () => {
      for (const { sender } of all) sender.retryNow()
    },
    stop,
    /**
     * Nothing new comes, but what waits still has to arrive; offline it is tried again until it does. True when
     * everything is through already.
     */
    drain: async (): Promise<boolean> => {
      const isThrough = await flush()
      if (isThrough) stop()
      return isThrough
    },
  }
}
