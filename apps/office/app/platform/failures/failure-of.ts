import type { InputOf } from '@northlight/contract/endpoint'
import type { reportFailure } from '@northlight/contract/office/me'

export type FailureReport = InputOf<typeof reportFailure>

/** Their messages are written by the browser and speak of code; other messages may quote what somebody typed. */
const ofBrowser = new Set(['TypeError', 'ReferenceError', 'RangeError'])

/** Names of code in quotes stay; a value in quotes goes. */
const withoutValues = (message: string) =>
  message
    .replace(/(["'`])(.*?)\1/g, (all, _, inside) => (/^[\w$.]{1,40}$/.test(inside) ? all : '"…"'))
    .replace(/ on (?:string|number) .*/, ' on a value')
    .slice(0, 200)

const plainWord = /^[a-z]+(?:-[a-z]+)*$/

/** Only words of ours stay in an address: an id or a slug may lead to a person. */
const screenOf = (pathname: string) =>
  pathname
    .replace(/^\/office(?=\/|$)/, '')
    .split('/')
    .map((part) => (part === '' || plainWord.test(part) ? part : ':'))
    .join('/')
    .slice(0, 120) || '/'

/** `at Xe (https://host/office/assets/a.js:1:2)` of Chrome and `Xe@https://host/office/assets/a.js:1:2` of the others. */
const frame = /^\s*(?:at )?(?:async )?([\w$.<>]*)[^\n]*?([\w.-]+):(\d+):(\d+)\)?$/

const framesOf = (stack = '') =>
  stack
    .split('\n')
    .flatMap((line) => {
      const [, name = '', file = '', row = '', column = ''] = frame.exec(line) ?? []
      // Without a name the first letters of the address stand in its place.
      const called = /^(?:https?|file)$/.test(name) ? '' : name
      return file ? [`${called.slice(0, 60)} ${file.slice(-80)}:${row}:${column}`] : []
    })
    .slice(0, 8)

/** What the server may know of a screen that failed: which one, which error, which lines of code, and nothing else. */
export const failureOf = (error: unknown, pathname: string): FailureReport => {
  const screen = screenOf(pathname)
  if (!(error instanceof Error)) return { screen, type: 'Unknown', message: '', at: [] }
  const type = /^\w{1,60}$/.test(error.name) ? error.name : 'Error'
  return { screen, type, message: ofBrowser.has(type) ? withoutValues(error.message) : '', at: framesOf(error.stack) }
}
