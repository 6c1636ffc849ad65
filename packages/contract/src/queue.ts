/** The queue is full: one more request would wait in vain. */
export class ServerBusy extends Error {
  override name = 'ServerBusy'
  /** In seconds. */
  readonly retryAfter = 5
  constructor() {
    super('Many people are asking for this just now. Please try again in a few seconds.')
  }
}

/** The client disconnected while its request was queued; nobody reads the answer. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected'
  constructor() {
    super('The client disconnected.')
  }
}

export type Asker = {
  /** Limits the queued requests per client, so that nobody fills the queue alone. */
  who?: string
  /** Asked when the turn comes: work is begun only for somebody who is still there. */
  isGone?: () => boolean
}

type Options = {
  atOnce: number
  mostWaiting: number
  mostOfOne?: number
  /** How long a place stays empty after work that took so long: others need the same thread. Both in milliseconds. */
  restFor?: (took: number) => number
}

/**
 * Lets `atOnce` pieces of work run at a time. The others wait in the order they came, and of those only a limited
 * number: beyond it a short "busy" at once is better than an answer that comes when nobody waits any more.
 */
export const turns = ({ atOnce, mostWaiting, mostOfOne = mostWaiting, restFor }: Options) => {
  let running = 0
  const waiting: { who: string; isGone?: () => boolean; go: () => void; leave: (error: Error) => void }[] = []

  /** Passes the place straight to the next who is still there, so that nobody can slip in between. */
  const passOn = () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!next.isGone?.()) return next.go()
      next.leave(new ClientDisconnected())
    }
    running -= 1
  }

  return async <T>(work: () => Promise<T>, { who = '', isGone }: Asker = {}): Promise<T> => {
    if (isGone?.()) throw new ClientDisconnected()
    if (running < atOnce) running += 1
    else {
      const isFull = () => waiting.length >= mostWaiting || waiting.filter((one) => one.who === who).length >= mostOfOne
      if (isFull()) {
        for (const left of waiting.filter((one) => one.isGone?.())) {
          waiting.splice(waiting.indexOf(left), 1)
          left.leave(new ClientDisconnected())
        }
        if (isFull()) throw new ServerBusy()
      }
      await new Promise<void>((go, leave) => waiting.push({ who, isGone, go, leave }))
    }
    const began = performance.now()
    try {
      return await work()
    } finally {
      if (restFor) setTimeout(passOn, restFor(performance.now() - began))
      else passOn()
    }
  }
}
