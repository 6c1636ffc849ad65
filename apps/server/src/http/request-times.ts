/** Longest time of each step, in seconds. */
const bounds = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

const name = 'northlight_http_request_seconds'
const head = `# HELP ${name} Time to answer, by group of addresses, method and class of status\n# TYPE ${name} histogram\n`

type Series = { labels: string; within: number[]; sum: number; count: number }

const emptySeries = (route: string, method: string, status: number): Series => ({
  labels: `route="${route}",method="${method}",status="${status}xx"`,
  within: bounds.map(() => 0),
  sum: 0,
  count: 0,
})

const linesOf = ({ labels, within, sum, count }: Series): string => {
  let soFar = 0
  const buckets = bounds.map((bound, at) => {
    soFar += within[at] ?? 0
    return `${name}_bucket{le="${bound}",${labels}} ${soFar}\n`
  })
  const ends = [`_bucket{le="+Inf",${labels}} ${count}`, `_sum{${labels}} ${sum}`, `_count{${labels}} ${count}`]
  return buckets.join('') + ends.map((end) => `${name}${end}\n`).join('')
}

/**
 * A histogram that is counted in plain numbers and put into words when somebody asks. The one of prom-client writes
 * its labels into a text at every reply and looks that up: as long as it takes to find a cached page.
 */
export function createRequestTimes() {
  const routes = new Map<string, Map<string, Series[]>>()

  const add = (route: string, method: string, status: number): Series => {
    const methods = routes.get(route) ?? new Map<string, Series[]>()
    const series = methods.get(method) ?? []
    const one = emptySeries(route, method, status)
    series[status] = one
    routes.set(route, methods.set(method, series))
    return one
  }

  return {
    /** All three come from small, fixed sets, or the series would grow without end. `status` is its first digit. */
    observe(route: string, method: string, status: number, seconds: number): void {
      const series = routes.get(route)?.get(method)?.[status] ?? add(route, method, status)
      const at = bounds.findIndex((bound) => seconds <= bound)
      if (at !== -1) series.within[at] = (series.within[at] ?? 0) + 1
      series.sum += seconds
      series.count += 1
    },
    text: (): string =>
      head +
      [...routes.values()]
        .flatMap((methods) => [...methods.values()].flatMap((series) => Object.values(series)))
        .map(linesOf)
        .join(''),
  }
}
