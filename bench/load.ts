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

type Rate = { perSecond: number; failures: number; by: string }

const isThere = (program: string) =>
  run(program, ['-v']).then(
    () => true,
    (error: { code?: unknown }) => error.code !== 'ENOENT',
  )

async function withWrk(url: string): Promise<Rate> {
  const args = ['-t1', `-c${connections}`, `-d${secondsEach}s`, '-H', 'Accept-Encoding: br', url]
  const { stdout } = await run('wrk', args)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1]
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    failures: Number(failed ?? 0),
    by: 'wrk',
  }
}

/** In a process of its own, so that asking and counting do not share a core with whatever measures. */
async function withOwnClient(url: string): Promise<Rate> {
  const child = spawn(process.execPath, [client, url, String(connections), String(secondsEach)], {
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

/** How many visits a second a kept page bears, beside nginx handing out the same bytes from a file. */
export async function loadTable({ url, pid }: Measured): Promise<Table> {
  const measure = (await isThere('wrk')) ? withWrk : withOwnClient
  const rows: string[][] = []
  const add = async (name: string, address: string, memory = '') => {
    const { perSecond, failures, by } = await measure(address)
    rows.push([name, String(Math.round(perSecond)), String(failures), by, memory])
  }
  const home = await fetch(`${url}/`)
  const html = new Uint8Array(await home.arrayBuffer())
  await add('home page, kept', `${url}/`)
  await add('API: /branch/all', `${url}/api/v1/branch/all`)
  await add('API: /search', `${url}/api/v1/search?q=physics`)
  await add('home page, kept, again', `${url}/`, await memoryOf(pid))
  const nginx = await startNginx(html)
  if (nginx) {
    await add('the same page from nginx', nginx.url)
    await nginx.stop()
  }
  return {
    title: 'Requests per second',
    head: ['what', 'per second', 'failed', 'measured by', 'memory after'],
    rows,
    note: `${connections} connections, ${secondsEach} seconds each; client and server share the machine. ${
      nginx ? '' : 'nginx is not installed here, so there is nothing to compare with. '
    }API calls of one address are limited to 600 a minute, so most of theirs are refused here: the rate shows how cheaply.`,
  }
}
