/** Different old addresses that are remembered within a minute; made-up ones never lead anywhere and are no hits. */
const mostPaths = 500

/** Counts in memory how often old addresses led on; what could not be written is put back. */
export const createRedirectCounter = () => {
  let hits = new Map<string, number>()
  const add = (path: string, more: number) => {
    if (hits.has(path) || hits.size < mostPaths) hits.set(path, (hits.get(path) ?? 0) + more)
  }
  return {
    count: (path: string) => add(path, 1),
    take: (): ReadonlyMap<string, number> => {
      const taken = hits
      hits = new Map()
      return taken
    },
    putBack: (taken: ReadonlyMap<string, number>) => {
      for (const [path, more] of taken) add(path, more)
    },
  }
}
