import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparedFolder } from '../testing/prepared-folder.ts'
import { serveHere } from '../testing/serve-here.ts'

const read = (name: string) => readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8')

/** What Prometheus itself adds to everything it reads. */
const ofPrometheus = new Set(['up', 'job', 'instance'])

let text: string
let close: () => Promise<void>
beforeAll(async () => {
  const server = await serveHere({ DATA_DIR: await preparedFolder() })
  close = server.close
  await (await fetch(`${server.origin}/a-page`)).text()
  await fetch(`${server.origin}/api/v1/tests/x/attempt/steps`, { method: 'POST', body: '{}' })
  // The worker's first heartbeat and the record of the call are written beside the replies.
  do text = await (await fetch(`${server.origin}/metrics`)).text()
  while (!/northlight_workers 1/.test(text) || !/route="saves"/.test(text))
})
afterAll(() => close())

type Used = { metric: string; labels: [name: string, value: string][] }

/** The metrics that an expression asks for, with the labels it chooses by. */
const usedIn = (expression: string): Used[] =>
  [...expression.matchAll(/\b((?:northlight|process|nodejs)_\w+|up)\b(?:\{([^}]*)\})?/g)].map(
    ([, metric = '', selector = '']) => ({
      metric,
      labels: [...selector.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    }),
  )

const faultsOf = (expression: string): string[] =>
  usedIn(expression).flatMap(({ metric, labels }) => {
    if (ofPrometheus.has(metric)) return []
    const type = metric.replace(/_(?:bucket|sum|count)$/, '')
    if (![metric, type].some((name) => text.includes(`# TYPE ${name} `))) return [`${metric} is not told`]
    // A state that nothing is in just now has no line; the label itself is told where the metric has any.
    const lines = text.split('\n').filter((line) => line.startsWith(`${metric}{`))
    return labels
      .filter(([name]) => !ofPrometheus.has(name) && lines.length > 0)
      .filter(([name]) => !lines.some((line) => line.includes(`${name}="`)))
      .map(([name]) => `${metric} has no label ${name}`)
  })

const rules = () => {
  const expressions = [...read('alerts.yml').matchAll(/^\s+expr: (.+)$/gm)].map(([, expression = '']) => expression)
  expect(expressions.length).toBe(read('alerts.yml').match(/- alert: /g)?.length)
  return expressions
}

type Panel = { title: string; targets: { expr: string }[] }
const panels = () => (JSON.parse(read('dashboard.json')) as { panels: Panel[] }).panels

test('every rule asks for figures that the server tells', () => {
  expect(rules().length).toBeGreaterThan(10)
  expect(rules().flatMap(faultsOf)).toEqual([])
})

test('every rule says what a person does', () => {
  const alerts = read('alerts.yml').split('- alert: ').slice(1)
  for (const alert of alerts) expect(alert).toMatch(/summary: "[A-Z][\s\S]*action: "[^"]{10,}"/)
})

test('every panel of the dashboard asks for figures that the server tells', () => {
  expect(panels().length).toBeGreaterThan(10)
  expect(panels().flatMap(({ targets }) => targets.flatMap(({ expr }) => faultsOf(expr)))).toEqual([])
})

test('a metric or a label that the server does not tell is found', () => {
  expect(faultsOf('rate(northlight_nonsense_total[5m]) > 1')).toEqual(['northlight_nonsense_total is not told'])
  expect(faultsOf('northlight_info{colour="red"}')).toEqual(['northlight_info has no label colour'])
})

test('the figures name the release, the database and the role', () => {
  expect(text).toMatch(/northlight_info\{version="\d{4}\.\d+\.\d+",node="v\d+[^"]*",engine="sqlite",role="all"\} 1/)
  expect(text).toMatch(/northlight_disk_free_bytes \d/)
})
