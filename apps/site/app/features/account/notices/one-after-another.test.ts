import { expect, test } from 'vitest'
import { oneAfterAnother } from './one-after-another.ts'

test('of two quick ticks the second is sent when the first is answered, also with a refusal', async () => {
  const order: string[] = []
  const replies = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const isDone = Promise.withResolvers<void>()
  const run = oneAfterAnother()
  for (const [at, { promise }] of replies.entries())
    run(async () => {
      order.push(`sent ${at}`)
      await promise.finally(() => order.push(`answered ${at}`))
    })
  run(async () => isDone.resolve())
  replies[1]?.resolve()
  replies[0]?.reject(new Error('refused'))
  await isDone.promise
  expect(order).toEqual(['sent 0', 'answered 0', 'sent 1', 'answered 1'])
})
