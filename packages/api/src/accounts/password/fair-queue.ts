type Waiting = { begin: () => void; refuse: (error: Error) => void }

export class QueueFull extends Error {
  constructor() {
    super('Too many are waiting.')
    this.name = 'QueueFull'
  }
}

/**
 * Work that takes a processor for itself, a few pieces at once. Each lane has its turn after every other, so that a
 * thousand pieces of one sender hold up the next sender for one. When no more may wait, the longest lane gives up its
 * newest piece; a newcomer is refused only where its own lane would be as long.
 */
export const fairQueue = ({ atOnce, most }: { atOnce: number; most: number }) => {
  // A Map keeps the order in which lanes were put in: the first one is next.
  const lanes = new Map<string, Waiting[]>()
  let running = 0
  let waiting = 0

  const next = () => {
    const [first] = lanes
    if (!first || running >= atOnce) return
    const [lane, [piece, ...rest]] = first
    lanes.delete(lane)
    if (rest.length > 0) lanes.set(lane, rest)
    running += 1
    waiting -= 1
    piece?.begin()
  }

  const makeRoom = (lane: string): boolean => {
    const own = lanes.get(lane)?.length ?? 0
    const longest = [...lanes.values()].reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), [])
    if (longest.length <= own + 1) return false
    waiting -= 1
    longest.pop()?.refuse(new QueueFull())
    return true
  }

  const turn = (lane: string) =>
    new Promise<void>((begin, refuse) => {
      if (waiting >= most && !makeRoom(lane)) return refuse(new QueueFull())
      const others = lanes.get(lane)
      if (others) others.push({ begin, refuse })
      else lanes.set(lane, [{ begin, refuse }])
      waiting += 1
      next()
    })

  return async <T>(lane: string, work: () => Promise<T>): Promise<T> => {
    await turn(lane)
    try {
      return await work()
    } finally {
      running -= 1
      next()
    }
  }
}
