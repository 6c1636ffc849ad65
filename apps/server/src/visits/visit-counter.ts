import type { CountedVisit, Visit } from '@northlight/api/visits/count-visits'

/** More different ones in a minute are counted together: made-up addresses must not fill the memory or the table. */
const mostKinds = 2000
const mostHosts = 50
const others = '(others)'

/** Counts in memory. What was counted is taken out once a minute, and put back where it could not be kept. */
export const createVisitCounter = () => {
  const counts = new Map<string, CountedVisit>()
  /** None is one of them. */
  const hosts = new Set([''])

  const add = (day: string, { path, referrer, device }: Visit, views: number) => {
    const host = hosts.has(referrer) || hosts.size < mostHosts ? referrer : others
    hosts.add(host)
    const keyAt = (at: string) => `${day} ${at} ${host} ${device}`
    const at = counts.size < mostKinds || counts.has(keyAt(path)) ? path : others
    const key = keyAt(at)
    const known = counts.get(key)
    if (known) known.views += views
    else counts.set(key, { day, path: at, referrer: host, device, views })
  }

  return {
    count: (day: string, visit: Visit) => add(day, visit, 1),
    take: (): CountedVisit[] => {
      const taken = [...counts.values()]
      counts.clear()
      hosts.clear()
      hosts.add('')
      return taken
    },
    putBack: (counted: readonly CountedVisit[]) => {
      for (const { day, views, ...visit } of counted) add(day, visit, views)
    },
  }
}
