import { minutes } from '@northlight/contract/durations'
import { type CachedReply, isSameReply, keepReply, squeeze, type WholeReply } from './cached-reply.ts'

type Options = {
  now?: () => number
  maxEntries?: number
  maxBytes?: number
  /** Which replies are worth keeping. */
  keeps: (reply: WholeReply) => boolean
  /** Who may see what lies under an address; asked once. */
  guardOf?: (key: string) => string | undefined
  freshFor?: number
  usableFor?: number
  /** Told about pages found, rendered and dropped; metrics listen. */
  count?: (result: 'hit' | 'stale' | 'miss' | 'clear') => void
  /** Off in tests that compare bytes. */
  squeezeLater?: boolean
}

/**
 * A crawler reads every page once or twice, and what an editor changes is looked at a few times at once. The smallest
 * form is a tenth smaller and takes up to a second of a core: it is made for pages that many ask for.
 */
export const oftenFound = 10

export function createReplyCache({
  // Only ages are counted: a clock that is put right makes no page older or younger.
  now = () => performance.now(),
  maxEntries = 500,
  maxBytes = 64 * 1024 * 1024,
  keeps,
  guardOf = () => undefined,
  // Time to live: publication dates pass without anybody saving anything, so a cached page is rendered again after a
  // minute.
  freshFor = minutes(1),
  // Older than this, a visitor waits for the new page rather than seeing the old one.
  usableFor = minutes(10),
  count = () => {},
  squeezeLater = true,
}: Options) {
  // A Map keeps insertion order: the first key is the one unused for longest.
  const pages = new Map<string, CachedReply>()
  const flights = new Map<string, Promise<Outcome>>()
  const toSqueeze = new Map<string, CachedReply>()
  /** Let go by a clear and never shown. Most come out the same again: then their compressed forms are still good. */
  const outdated = new Map<string, CachedReply>()
  /** The last one in the map, unless that one has gone. */
  let newest: CachedReply | undefined
  let epoch = 0
  let squeezing = false

  const remove = (key: string) => {
    if (pages.get(key) === newest) newest = undefined
    pages.delete(key)
    toSqueeze.delete(key)
  }

  const bytes = () => [...pages.values(), ...outdated.values()].reduce((sum, page) => sum + page.bytes, 0)

  const store = (key: string, page: CachedReply) => {
    remove(key)
    if (page.bytes > maxBytes / 4) return
    pages.set(key, page)
    newest = page
    outdated.delete(key)
    if (outdated.size + pages.size > maxEntries || bytes() > maxBytes) outdated.clear()
    for (const oldest of pages.keys()) {
      if (pages.size <= maxEntries && bytes() <= maxBytes) break
      remove(oldest)
    }
    if (pages.has(key)) squeezeIfWorth(key, page)
  }

  const squeezeIfWorth = (key: string, page: CachedReply) => {
    if (!squeezeLater || page.isSqueezed || page.timesFound < oftenFound) return
    toSqueeze.set(key, page)
    void squeezeNext()
  }

  /** One page at a time, so that the threads that compress stay free for visitors. */
  const squeezeNext = async () => {
    if (squeezing) return
    squeezing = true
    for (const [key, page] of toSqueeze) {
      toSqueeze.delete(key)
      if (!page.isSqueezed) await squeeze(page).catch(() => {})
    }
    squeezing = false
  }

  /** Renders once however many ask at the same time. What began before a clear is given out, never stored. */
  const render = (key: string, make: () => Promise<WholeReply>): Promise<Outcome> => {
    const running = flights.get(key)
    if (running) return running
    const begun = epoch
    const flight = (async (): Promise<Outcome> => {
      const page = await make()
      if (!keeps(page)) return { page }
      const known = pages.get(key) ?? outdated.get(key)
      const kept = known && isSameReply(known, page) ? known : await keepReply(page, now(), guardOf(key))
      if (begun === epoch) {
        kept.storedAt = now()
        store(key, kept)
      }
      return { page, kept }
    })()
    flights.set(key, flight)
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    flight.then(land, land)
    return flight
  }

  return {
    /** Only a look: it neither counts nor makes the page more recent. */
    peek: (key: string): CachedReply | undefined => pages.get(key),
    /** The cached page, if it may still be shown. `isStale` asks the caller to render it again behind the visitor. */
    find(key: string): { kept: CachedReply; isStale: boolean } | undefined {
      const kept = pages.get(key)
      if (!kept) return undefined
      const age = now() - kept.storedAt
      if (age > usableFor) {
        remove(key)
        return undefined
      }
      // Of a page that everybody asks for, moving it to the end each time would only wear the map out.
      if (kept !== newest) {
        pages.delete(key)
        pages.set(key, kept)
        newest = kept
      }
      kept.timesFound += 1
      if (kept.timesFound === oftenFound) squeezeIfWorth(key, kept)
      const isStale = age > freshFor
      count(isStale ? 'stale' : 'hit')
      return { kept, isStale }
    },
    render(key: string, make: () => Promise<WholeReply>): Promise<Outcome> {
      count('miss')
      return render(key, make)
    },
    /** Lets go of every page, or of those whose address `isMeant`. */
    clear(isMeant: (key: string) => boolean = () => true): void {
      // What is being rendered now may show the old state, and is not stored.
      epoch += 1
      for (const [key, page] of [...pages].filter(([key]) => isMeant(key))) {
        outdated.set(key, page)
        remove(key)
      }
      for (const key of [...flights.keys()].filter(isMeant)) flights.delete(key)
      count('clear')
    },
    /** What is only waiting to come out the same again takes memory, too. */
    size: () => ({ entries: pages.size, bytes: bytes() }),
  }
}

export type Outcome = { page: WholeReply; kept?: CachedReply }
