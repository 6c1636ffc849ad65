import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'

const running: ChildProcess[] = []
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
})

/** A process that lives as the server does, with another start and another end. */
const live = (start: string) => {
  const script = `import { runUntilStopped } from ${JSON.stringify(import.meta.resolve('./process-life.ts'))}
    setInterval(() => {}, 1000)
    await runUntilStopped(${start})`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(child)
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  const ended = once(child, 'close').then(([code]) => ({ code, said }))
  return { child, ended, says: () => once(child.stdout, 'data').then(String) }
}

test('leaves at once when it is asked twice, also when it has stopped listening and cannot end', async () => {
  const { child, ended, says } = live(`async () => {
    console.log('open')
    return { close: () => { console.log('closing'); return new Promise(() => {}) } }
  }`)
  expect(await says()).toBe('open\n')
  child.kill('SIGTERM')
  expect(await says()).toBe('closing\n')
  child.kill('SIGTERM')
  expect((await ended).code).toBe(1)
})

test('a start that is refused ends with 1 and its sentence, and one that is asked to stop ends with 0', async () => {
  const refused = live(`async () => { throw new Error('The port is taken.') }`)
  const asked = live(`async () => { console.log('open'); return { close: async () => {} } }`)
  expect(await refused.ended).toEqual({ code: 1, said: expect.stringContaining('The port is taken.') })
  await asked.says()
  asked.child.kill('SIGINT')
  expect(await asked.ended).toEqual({ code: 0, said: '' })
})
