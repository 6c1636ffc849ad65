import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { minutes } from '@northlight/contract/durations'
import { type Chromium, chromiumFlags } from '../scripts/chromium.ts'
import { middle } from './slow-phone.ts'
import type { Table } from './table.ts'
import { undisturbed } from './undisturbed.ts'

const run = promisify(execFile)

/** Fetched when needed and not installed with the project: it brings a hundred packages that nothing else uses. */
const version = '13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const figures = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const

export type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
  environment: { benchmarkIndex: number }
  runtimeError?: { message: string }
}

const promised = { score: 100, firstPaint: 1000, paint: 1300, blocking: 50, shift: 0.01 }

/** The machine is shared and noisy: the middle is shown. */
const runs = 5

/** At or below it Lighthouse warns that this processor is slower than its slow phone is reckoned from. */
const slowestHost = 1000
/** Some recordings fail, as Lighthouse itself says; others fall into a moment in which the host is slow. */
const tries = 6

/** Of a recording that failed there is a report too; it says so. */
async function report(url: string, { path, args, env }: Chromium, file: string): Promise<Report> {
  await rm(file, { force: true })
  const failed = await run(
    'npx',
    [
      '--yes',
      `lighthouse@${version}`,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${[...chromiumFlags, ...args].join(' ')}`,
    ],
    { env: { ...process.env, ...env, CHROME_PATH: path }, timeout: minutes(4), maxBuffer: 1e7 },
  ).then(
    () => null,
    (error: Error) => error,
  )
  const text = await readFile(file, 'utf8').catch((missing: Error) => {
    throw failed ?? missing
  })
  return JSON.parse(text) as Report
}

/** Scores in the order of `categories`, then the figures in theirs. What was measured has no say in a repetition. */
export async function measureOnce(read: () => Promise<Report>, onAgain: () => void): Promise<number[]> {
  for (let number = 1; ; number += 1) {
    const { runtimeError, environment, categories: scored, audits } = await read()
    if (runtimeError && number === tries) throw new Error(runtimeError.message)
    if (number < tries && (runtimeError || environment.benchmarkIndex <= slowestHost)) {
      onAgain()
      continue
    }
    return [
      ...categories.map((name) => Math.round((scored[name]?.score ?? Number.NaN) * 100)),
      ...figures.map((name) => audits[name]?.numericValue ?? Number.NaN),
    ]
  }
}

function scores(measured: number[][]): string[] {
  const all = (measured[0] ?? []).map((_, index) => middle(measured.map((values) => values[index] ?? Number.NaN)))
  const marks = all.slice(0, categories.length)
  const [firstPaint = Number.NaN, paint = Number.NaN, blocking = Number.NaN, shift = Number.NaN] = all.slice(
    categories.length,
  )
  const isKept =
    marks.every((score) => score >= promised.score) &&
    firstPaint <= promised.firstPaint &&
    paint <= promised.paint &&
    blocking <= promised.blocking &&
    shift <= promised.shift
  return [
    ...marks.map(String),
    ...[firstPaint.toFixed(0), paint.toFixed(0), blocking.toFixed(0), shift.toFixed(3)],
    isKept ? 'within' : 'over',
  ]
}

/** The four scores on Lighthouse's slow phone. Where it cannot be fetched or run, the table says why. */
export async function lighthouseScores(url: string, paths: string[], chromium: Chromium): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'northlight-lighthouse-'))
  const rows: string[][] = []
  const { take, note: aboutHost } = undisturbed()
  let again = 0
  let note = `Lighthouse ${version}, mobile, simulated slow network and processor, the middle of ${runs} runs, page after page in turn. Limits: 100 four times; FCP 1.0 s, LCP 1.3 s, TBT 50 ms, CLS 0.01. An address with ?utm_source is one that an advertisement leads to.`
  try {
    const file = join(folder, 'report.json')
    const measure = (path: string) =>
      measureOnce(
        () => report(url + path, chromium, file),
        () => (again += 1),
      )
    // In turn, so that a slow minute of the host falls on one run of each page and not on all runs of one.
    const measured = paths.map((): number[][] => [])
    for (let round = 0; round < runs; round += 1) {
      for (const [at, path] of paths.entries()) measured[at]?.push(await take(() => measure(path)))
    }
    rows.push(...paths.map((path, at) => [path, ...scores(measured[at] ?? [])]))
    note += ` ${aboutHost()} A recording that failed, or one on a processor that Lighthouse calls slower than it expects (its index at most ${slowestHost}), was made again ${again} times.`
  } catch (error) {
    const reason = error instanceof Error ? (error.message.trim().split('\n').at(-1) ?? '') : String(error)
    note = `Lighthouse ${version} could not be run here: ${reason.slice(0, 200)}`
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return {
    title: 'Lighthouse',
    head: ['page', ...categories, 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'limits'],
    rows,
    note,
  }
}
