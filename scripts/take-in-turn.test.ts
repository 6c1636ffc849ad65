import { describe, expect, test } from 'vitest'
import { takeInTurn } from './take-in-turn.ts'

type Step = { name: string; isBeside?: boolean; needs?: string }
const all: Step[] = [
  { name: 'build', isBeside: true },
  { name: 'check', isBeside: true },
  { name: 'unit' },
  { name: 'api' },
  { name: 'browser', needs: 'build' },
]

/** Whatever follows from something has happened when the queue of tasks comes round again. */
const whatFollows = () => new Promise((resolve) => setImmediate(resolve))

/** Steps that end, well or not, when the test says so; what happens is written down. */
const stage = async (steps: Step[]) => {
  const seen: string[] = []
  const ends = new Map<string, (isGood: boolean) => void>()
  const whole = takeInTurn<Step, boolean>(steps, {
    begin: ({ name }) => seen.push(`${name} …`),
    run: ({ name }, beside) => {
      seen.push(beside ? `(${name})` : name)
      beside?.write(Buffer.from(`words of ${name}`))
      return new Promise((resolve) => ends.set(name, resolve))
    },
    end: ({ name }, isGood, words) => seen.push(`${words.toString()}${isGood ? '✔' : '✘'} ${name}`),
    isGood: (isGood) => isGood,
  })
  const end = async (name: string, isGood = true) => {
    ends.get(name)?.(isGood)
    await whatFollows()
  }
  await whatFollows()
  return { seen: () => seen.splice(0), end, whole }
}

describe('steps', () => {
  test('that may run beside the others begin with them, and are told whole between two of them', async () => {
    const { seen, end, whole } = await stage(all)
    expect(seen()).toEqual(['unit …', 'unit', '(build)'])
    await end('build')
    expect(seen()).toEqual(['(check)'])
    await end('unit')
    expect(seen()).toEqual(['✔ unit', 'build …', 'words of build✔ build', 'api …', 'api'])
    await end('check')
    expect(seen()).toEqual([])
    await end('api')
    expect(seen()).toEqual(['✔ api', 'check …', 'words of check✔ check', 'browser …', 'browser'])
    await end('browser')
    expect(seen()).toEqual(['✔ browser'])
    expect(await whole).toBe(true)
  })

  test('wait for the one they need and for no other; what still runs beside them is told after them', async () => {
    const { seen, end, whole } = await stage(all)
    await end('unit')
    seen()
    await end('api')
    expect(seen()).toEqual(['✔ api'])
    await end('build')
    expect(seen()).toEqual(['(check)', 'build …', 'words of build✔ build', 'browser …', 'browser'])
    await end('browser')
    expect(seen()).toEqual(['✔ browser'])
    await end('check')
    expect(seen()).toEqual(['check …', 'words of check✔ check'])
    expect(await whole).toBe(true)
  })

  test('all end well and yet the whole fails when the one beside the last of them does', async () => {
    const { seen, end, whole } = await stage(all)
    for (const name of ['build', 'unit', 'api']) await end(name)
    seen()
    await end('check', false)
    await end('browser')
    expect(seen()).toEqual(['✔ browser', 'check …', 'words of check✘ check'])
    expect(await whole).toBe(false)
  })

  test('without company have the screen for themselves', async () => {
    const { seen, end, whole } = await stage(all.filter(({ name }) => ['build', 'browser'].includes(name)))
    expect(seen()).toEqual(['build …', 'build'])
    await end('build')
    await end('browser')
    expect(seen()).toEqual(['✔ build', 'browser …', 'browser', '✔ browser'])
    expect(await whole).toBe(true)
  })

  test('are not begun after one beside has failed, which is told', async () => {
    const { seen, end, whole } = await stage(all)
    await end('build', false)
    await end('unit')
    expect(seen()).toEqual(['unit …', 'unit', '(build)', '✔ unit', 'build …', 'words of build✘ build'])
    expect(await whole).toBe(false)
  })

  test('are not begun after one of the others has failed; what runs beside may end, and is told', async () => {
    const { seen, end, whole } = await stage(all)
    await end('unit', false)
    await end('build')
    expect(seen()).toEqual(['unit …', 'unit', '(build)', '✘ unit', 'build …', 'words of build✔ build'])
    expect(await whole).toBe(false)
  })
})
