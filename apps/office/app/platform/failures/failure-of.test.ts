import { reportFailure } from '@northlight/contract/office/me'
import { describe, expect, test } from 'vitest'
import { failureOf } from './failure-of.ts'

const made = (error: Error, stack: string) => Object.assign(error, { stack })

describe('what is told of a screen that failed', () => {
  test('of an error in code: its words, its lines, and the address without ids and slugs', () => {
    const error = made(
      new TypeError("Cannot read properties of undefined (reading 'second')"),
      `TypeError: Cannot read properties of undefined (reading 'second')
    at Xe (https://institute.example/office/assets/payments-4f2a.js:1:20814)
    at async https://institute.example/office/assets/index-9c1.js:8:77`,
    )
    expect(failureOf(error, '/office/tests/neet-mock-2/results/0f3c')).toEqual({
      screen: '/tests/:/results/:',
      type: 'TypeError',
      message: "Cannot read properties of undefined (reading 'second')",
      at: ['Xe payments-4f2a.js:1:20814', ' index-9c1.js:8:77'],
    })
  })

  test('of a stack of Firefox or Safari the same', () => {
    const stack =
      'Xe@https://institute.example/office/assets/a-1.js:1:2\n@https://institute.example/office/assets/b.js:3:4\n'
    expect(failureOf(made(new RangeError('too deep'), stack), '/office').at).toEqual(['Xe a-1.js:1:2', ' b.js:3:4'])
  })

  test('nothing that anybody typed: no words of other errors, no value in quotes, no address with a name', () => {
    const told = [
      failureOf(
        made(new SyntaxError('Unexpected token, "Asha Rao, 9845000123" is not valid JSON'), ''),
        '/office/families/17',
      ),
      failureOf(made(new TypeError("Cannot create property 'x' on string 'Asha'"), ''), '/office/people/Asha'),
      failureOf(made(new TypeError('"Asha Rao".at is not a function'), ''), '/office/people/asha%20rao'),
      failureOf('Asha Rao', '/office/families/17/asha1'),
      failureOf(made(Object.assign(new Error('Asha'), { name: 'Asha Rao' }), ''), '/office/'),
    ]
    expect(JSON.stringify(told)).not.toMatch(/asha|rao|9845|17/i)
  })

  test('and the server takes each of them', () => {
    for (const error of [new TypeError('x'), new Error('y'), 'z', undefined, made(new Error(''), 'no stack at all')])
      for (const path of ['/office', '/office/', `/office/${'long-'.repeat(60)}word`, '/office/a_b/%E0%A4'])
        expect(reportFailure.input?.safeParse(failureOf(error, path)).error).toBeUndefined()
  })
})
