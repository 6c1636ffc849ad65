import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startNginx } from './nginx.ts'
import type { Measured } from './server.ts'
import type { Table } from './table.ts'

const run = promisify(execFile)
const client = fileURLToPath(new URL('./load-client.ts', import.meta.url))

const connections = 64
const secondsEach = 8
/**
 * A machine that others use too is fast now and slow a moment later, twice as fast at times: what is compared is measured
 * in turn, in many short rounds, and each round has its own share.
 */
const rounds = 15
const secondsOfRound = 3

type Rate = { perSecond: number; failures: number; by: string }

const isThere = (program: string) =>
  run(program, ['-v']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  )

async function withWrk(url: string, seconds = secondsEach): Promise<Rate> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await run('wrk', args)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    failures: Number(failed ?? 0),
    by: 'wrk',
  }
}

/** In a process of its own, so that asking and counting do not share a core with whatever measures. */
async function withOwnClient(url: string, seconds = secondsEach): Promise<Rate> {
  const child = spawn(process.execPath, [client, url, String(connections), String(seconds)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (chunk) => {
    text += chunk
  })
  await once(child, 'close')
  return { ...(JSON.parse(text) as Omit<Rate, 'by'>), by: 'own client' }
}

const memoryOf = async (pid: number | undefined): Promise<string> => {
  const status = pid ? await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '') : ''
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0)
  return kilobytes ? `${Math.round(kilobytes / 1024)} MB` : ''
}

/** A cached page beside nginx with the same bytes: on arm64 the calls into the system cost more, for Node above all. */
const ofNginx = process.arch === 'arm64' ? 0.2 : 0.4
/** A content call beside the kept home page. */
const ofPage = 0.5

const percent = (share: number) => Math.round(share * 100)
const judged = (share: number, promised: number) =>
  `${percent(share)} % (promised are ${percent(promised)} %: ${share >= promised ? 'within' : 'missed'})`
const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** How many visits a second a cached page bears, beside nginx handing out the same bytes from a file. */
export async function loadTable({ url, pid }: Measured): Promise<Table> {
  const measure = (await isThere('wrk')) ? withWrk : withOwnClient
  const rows: string[][] = []
  const rowOf = async (name: string, rates: Rate[]) => {
    const failures = rates.reduce((sum, rate) => sum + rate.failures, 0)
    const perSecond = median(rates.map((rate) => rate.perSecond))
    return [name, String(Math.round(perSecond)), String(failures), rates[0]?.by ?? '', await memoryOf(pid)]
  }
  const add = async (name: string, address: string) => {
    const rate = await measure(address)
    rows.push(await rowOf(name, [rate]))
    return rate.perSecond
  }
  const home = await fetch(`${url}/`)
  const html = new Uint8Array(await home.arrayBuffer())
  // Not measured: the first seconds compile the hot code.
  await measure(`${url}/`)
  await (await fetch(`${url}/api/v1/course`)).arrayBuffer()
  const call = await add('content call of the API, kept', `${url}/api/v1/course`)
  await add('the same with a query that it does not read', `${url}/api/v1/course?utm_source=mail`)
  await add('home page with a query that it does not read', `${url}/?utm_source=mail`)
  await add('map of the site, kept', `${url}/sitemap.xml`)
  const nginx = await startNginx(html)
  const own: Rate[] = []
  const theirs: Rate[] = []
  for (let round = 0; round < (nginx ? rounds : 1); round++) {
    own.push(await measure(`${url}/`, secondsOfRound))
    if (nginx) theirs.push(await measure(nginx.url, secondsOfRound))
  }
  const page = median(own.map(({ perSecond }) => perSecond))
  rows.push(await rowOf('home page, kept', own))
  if (nginx) rows.push(await rowOf('the home page from nginx', theirs))
  await nginx?.stop()
  const shares = theirs.map(({ perSecond }, round) => (own[round]?.perSecond ?? 0) / perSecond)
  const compared = nginx
    ? ` The home page is handed out as often as nginx does it, in ${rounds} rounds of ${secondsOfRound} seconds in turn: ${shares.map(percent).join(', ')} %; the one in the middle is ${judged(median(shares), ofNginx)}.`
    : ' nginx is not installed here, so there is nothing to compare with.'
  return {
    title: 'Requests per second',
    head: ['what', 'per second', 'failed', 'measured by', 'memory of the server'],
    rows,
    note: `${connections} connections, ${secondsEach} seconds each; client and server share the machine.${compared} A content call is answered as often as the home page: ${judged(call / page, ofPage)}.`,
  }
}

const calls = ['/website-detail', '/branch/all', '/blog?total=12&sort=-published_on', '/course', '/search?q=physics']
const times = 20

/** How long one caller waits for the calls behind most pages, when nobody else asks. */
export async function callTimes({ url }: Measured): Promise<Table> {
  const rows: string[][] = []
  for (const call of calls) {
    const took: number[] = []
    for (let at = 0; at < times; at++) {
      const began = performance.now()
      await (await fetch(`${url}/api/v1${call}`)).arrayBuffer()
      took.push(performance.now() - began)
    }
    took.sort((a, b) => a - b)
    rows.push([call, (took[times / 2] ?? 0).toFixed(1), (took.at(-2) ?? 0).toFixed(1)])
  }
  return {
    title: 'Calls, one at a time',
    head: ['call', 'median, ms', 'slow, ms'],
    rows,
    note: `${times} calls each; "slow" is the second slowest, which leaves out the very first.`,
  }
}
