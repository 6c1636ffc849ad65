import { describe, expect, test } from 'vitest'
import { takeInTurn } from './take-in-turn.ts'

type Step = { name: string; isBeside?: boolean }
const all: Step[] = [
  { name: 'check', isBeside: true },
  { name: 'unit' },
  { name: 'api' },
  { name: 'words', isBeside: true },
  { name: 'browser' },
]

/** Steps that end, well or not, when the test says so; what happens is written down. */
const stage = (steps: Step[]) => {
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
    // Whatever follows from it has happened when the queue of tasks comes round again.
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { seen: () => seen.splice(0), end, whole }
}

describe('steps', () => {
  test('that may run beside the others begin with them, and are told whole between two of them', async () => {
    const { seen, end, whole } = stage(all)
    expect(seen()).toEqual(['(check)', 'unit …', 'unit'])
    await end('check')
    expect(seen()).toEqual(['(words)'])
    await end('unit')
    expect(seen()).toEqual(['✔ unit', 'check …', 'words of check✔ check', 'api …', 'api'])
    await end('api')
    // None waits for those beside, and the whole ends with the last of either.
    expect(seen()).toEqual(['✔ api', 'browser …', 'browser'])
    await end('browser')
    expect(seen()).toEqual(['✔ browser'])
    await end('words')
    expect(seen()).toEqual(['words …', 'words of words✔ words'])
    expect(await whole).toBe(true)
  })

  test('without company have the screen for themselves', async () => {
    const { seen, end, whole } = stage(all.filter(({ isBeside }) => isBeside))
    expect(seen()).toEqual(['check …', 'check'])
    await end('check')
    await end('words')
    expect(seen()).toEqual(['✔ check', 'words …', 'words', '✔ words'])
    expect(await whole).toBe(true)
  })

  test('are not begun after one beside has failed, which is told', async () => {
    const { seen, end, whole } = stage(all)
    await end('check', false)
    await end('unit')
    expect(seen()).toEqual(['(check)', 'unit …', 'unit', '✔ unit', 'check …', 'words of check✘ check'])
    expect(await whole).toBe(false)
  })

  test('are not begun after one of the others has failed; what runs beside may end, and is told', async () => {
    const { seen, end, whole } = stage(all)
    await end('unit', false)
    await end('check')
    expect(seen()).toEqual(['(check)', 'unit …', 'unit', '✘ unit', 'check …', 'words of check✔ check'])
    expect(await whole).toBe(false)
  })
})
