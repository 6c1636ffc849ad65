import { seconds } from '@northlight/contract/durations'
import { type Measured, wait } from './server.ts'
import type { Table } from './table.ts'

/** Processor time of a page that is not kept, the median of nine rounds: a machine that others use too is slow for seconds. */
const limit = 12
const rounds = 9
/** Drawings of a page in each round. */
const times = 10

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * The same page in a spelling that is never kept: only addresses in small letters are. A slug stays as it is, so that
 * what the API says of it is found in memory as usual. The home page has no other spelling.
 */
const unkept = (path: string): string | undefined => {
  // A search is never kept.
  if (path.includes('?')) return path
  const other = path.includes('/courses/')
    ? path.replace('/courses/', '/Courses/')
    : path.replace(/^\/[a-z]/, (start) => start.toUpperCase())
  return other === path ? undefined : other
}

/** What the whole process has used so far, in milliseconds. */
const used = async (url: string) => {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1000
}

/** Cached pages are compressed better in the background once they have been asked for; that work is not counted here. */
async function untilQuiet(url: string) {
  for (let at = 0; at < 60; at += 1) {
    const before = await used(url)
    await wait(seconds(1))
    if ((await used(url)) - before < 60) return
  }
}

/** What it takes to draw and send a page that is not in memory, when nobody else asks. */
export async function renderTimes({ url }: Measured, paths: string[]): Promise<Table> {
  const draw = async (path: string) => {
    const reply = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    if (reply.headers.has('etag')) throw new Error(`${path} was answered from memory.`)
    return (await reply.arrayBuffer()).byteLength
  }
  const pages = paths.flatMap((path) => unkept(path) ?? [])
  // The first drawings load and compile the site.
  for (let at = 0; at < times; at += 1) for (const path of pages) await draw(path)
  await untilQuiet(url)
  const taken = new Map(pages.map((path) => [path, [] as number[]]))
  const bytes = new Map<string, number>()
  // All pages in turn, each round from another one on: what the process does by itself from time to time, such as
  // clearing its memory, would otherwise always meet the same page.
  for (let round = 0; round < rounds; round += 1) {
    const from = Math.floor((round * pages.length) / rounds)
    for (const path of [...pages.slice(from), ...pages.slice(0, from)]) {
      // What it is made of was read again when it had grown old; that is not counted here.
      bytes.set(path, await draw(path))
      const before = await used(url)
      for (let at = 0; at < times; at += 1) await draw(path)
      taken.get(path)?.push(((await used(url)) - before) / times)
    }
  }
  const middles = [...taken].map(([path, each]) => ({ path, each, middle: median(each) }))
  const all = middles.map(({ middle }) => middle)
  const each = [...taken.values()].flat()
  const mean = each.reduce((sum, ms) => sum + ms, 0) / each.length
  const over = all.filter((middle) => middle > limit).length
  return {
    title: 'Pages that are not kept',
    head: ['page', 'processor time, ms', 'least', 'most', 'KB of HTML', `${limit} ms`],
    rows: middles.map(({ path, each, middle }) => [
      path,
      ...[middle, Math.min(...each), Math.max(...each)].map((ms) => ms.toFixed(1)),
      ((bytes.get(path) ?? 0) / 1024).toFixed(0),
      middle <= limit ? 'within' : 'over',
    ]),
    note: `${rounds} rounds of ${times} drawings, one after the other, compressed for each visitor; shown is the round in the middle. The median of all pages is ${median(all).toFixed(1)} ms, all drawings took ${mean.toFixed(1)} ms on average, the worst takes ${Math.max(...all).toFixed(1)} ms; over the limit of ${limit} ms: ${over}.`,
  }
}
