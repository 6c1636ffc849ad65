import { expect, test } from 'vitest'
import { createRequestTimes } from './request-times.ts'

test('times are told as Prometheus reads a histogram: each step holds the ones before it', () => {
  const times = createRequestTimes()
  for (const seconds of [0.0004, 0.001, 0.3, 12]) times.observe('pages', 'GET', 2, seconds)
  times.observe('pages', 'GET', 5, 0.02)
  times.observe('api', 'POST', 2, 0.04)
  const lines = times.text().split('\n')
  expect(lines.slice(0, 2)).toEqual([
    '# HELP northlight_http_request_seconds Time to answer, by group of addresses, method and class of status',
    '# TYPE northlight_http_request_seconds histogram',
  ])
  const pages = 'route="pages",method="GET",status="2xx"'
  for (const [le, replies] of [
    ['0.001', 2],
    ['0.25', 2],
    ['0.5', 3],
    ['10', 3],
    ['+Inf', 4],
  ])
    expect(lines).toContain(`northlight_http_request_seconds_bucket{le="${le}",${pages}} ${replies}`)
  expect(lines).toContain(`northlight_http_request_seconds_sum{${pages}} ${0.0004 + 0.001 + 0.3 + 12}`)
  expect(lines).toContain(`northlight_http_request_seconds_count{${pages}} 4`)
  expect(lines).toContain('northlight_http_request_seconds_count{route="pages",method="GET",status="5xx"} 1')
  expect(lines).toContain('northlight_http_request_seconds_count{route="api",method="POST",status="2xx"} 1')
  // Every line is a comment or a name, labels and a number, and the text ends with a line's end.
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(?:# .+|\w+\{(?:\w+="[^"]*",?)+\} \S+)$/)
  expect(lines.at(-1)).toBe('')
})

test('where nobody has asked yet, there is a head and no line', () => {
  expect(createRequestTimes().text().split('\n')).toHaveLength(3)
})
