import { DatabaseInUse } from '@northlight/db/errors'
import { describe, expect, test } from 'vitest'
import { EnvironmentError } from './environment.ts'
import { describeFailure, StartError, sentenceFor } from './failures.ts'

const systemError = (code: string, more = {}) => Object.assign(new Error(code), { code, ...more })

describe('failures somebody can do something about', () => {
  test.each([
    [systemError('EADDRINUSE', { port: 3000 }), 'Port 3000 is already in use'],
    [systemError('ENOSPC', { path: '/data' }), 'The disk is full (/data)'],
    [systemError('EACCES', { path: '/data' }), 'This user may not open /data'],
    [systemError('EACCES', { syscall: 'listen', port: 80 }), 'may not listen on port 80'],
    [systemError('EROFS'), 'read-only'],
    [new DatabaseInUse('The database is in use.'), 'The database is in use.'],
    [new EnvironmentError(['PORT is wrong.']), 'PORT is wrong.'],
    [new StartError('Build first.'), 'Build first.'],
    [new Error('outer', { cause: systemError('ENOSPC') }), 'The disk is full'],
  ])('%s is one sentence without a stack', (error, expected) => {
    expect(sentenceFor(error)).toContain(expected)
    expect(describeFailure(error)).not.toMatch(/\n\s+at /)
  })

  test('a surprise begins with a sentence and keeps its stack', () => {
    const text = describeFailure(new TypeError('x is not a function'))
    expect(text).toMatch(/^Northlight stopped because of an unexpected failure\./)
    expect(text).toContain('x is not a function')
  })
})
