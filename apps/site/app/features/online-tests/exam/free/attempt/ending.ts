import type { Store } from '@northlight/ui/state/create-store.ts'
import type { Aids } from '../../aids/aids-store.ts'
import type { LogStorage } from '../../log/log-storage.ts'
import type { AttemptOptions } from './attempt-options.ts'
import type { Outbox } from './outbox.ts'
import type { Phase } from './phase.ts'

type Options = {
  phase: Store<Phase>
  outbox: Pick<Outbox, 'stop' | 'drain'>
  aids: Pick<Aids, 'forget'>
  storage: Pick<LogStorage, 'forget'>
  attempt: string
  /** Ends what this screen does again and again; what waits is still sent. */
  rest: () => void
  onEnd: AttemptOptions['onEnd']
}

/** How an attempt ends on this screen: for good, or because it goes on at another one. */
export const createEnding = ({ phase, outbox, aids, storage, attempt, rest, onEnd }: Options) => {
  const over = (how: Phase) => {
    phase.set(how)
    rest()
    onEnd('finished')
    aids.forget()
    // The device forgets nothing that the server does not hold.
    void outbox.drain().then((isThrough) => (isThrough ? storage.forget(attempt).catch(() => undefined) : undefined))
  }

  return {
    over,
    eliminated(reason: string) {
      if (phase.get().is !== 'eliminated') over({ is: 'eliminated', reason })
    },
    stopHere(where: 'tab' | 'device') {
      if (phase.get().is === 'receipt' || phase.get().is === 'elsewhere') return
      phase.set({ is: 'elsewhere', where })
      rest()
      // Another tab shares this device's log and sends it; another device knows nothing of what still waits here.
      if (where === 'tab') outbox.stop()
      else void outbox.drain()
      onEnd('elsewhere')
    },
  }
}
