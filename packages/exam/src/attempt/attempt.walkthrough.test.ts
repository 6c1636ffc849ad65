import { describe, expect, test } from 'vitest'
import { replaySteps, responsesOf } from '../answers/responses.ts'
import type { Step } from '../answers/steps.ts'
import { minutes } from '../durations.ts'
import type { Paper } from '../papers/paper.ts'
import { aPaper, aQuestion, aSection, asPrinted } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { type Attempt, type AttemptSettings, deadline, newAttempt, settledAt } from './attempt.ts'
import { judgeSteps, partSteps } from './lateness.ts'
import { type Action, next } from './next.ts'

const PHYSICS = aSection(1, 'Physics', [aQuestion(1), aQuestion(2)])
const CHEMISTRY = aSection(2, 'Chemistry', [aQuestion(3), aQuestion(4)])

/** Words of the table: "answer 2 B on 1 as 5 given at 12" is step 5 of device 1. */
const actionOf = (text: string, now: number): Action => {
  const words = text.split(' ')
  const after = (word: string) => words[words.indexOf(word) + 1] ?? ''
  switch (words[0]) {
    case 'start':
      return { type: 'start' }
    case 'takeover':
      return { type: 'take_over' }
    case 'answer': {
      const device = Number(after('on'))
      const givenAt = words.includes('given') ? minutes(Number(after('at'))) : now
      const answer = { type: 'single' as const, option: words[2] ?? '' }
      const action = { do: 'save' as const, slot: Number(words[1]), answer }
      return { type: 'save', device, steps: [{ device, number: Number(after('as')), action, givenAt }] }
    }
    case 'submit':
      return {
        ...{ type: 'submit', device: Number(after('on')), lastNumber: Number(after('after')) },
        extraMs: words.includes('knowing') ? minutes(Number(after('knowing'))) : undefined,
      }
    case 'extra':
      return {
        type: 'grant',
        grant: { id: Number(after('grant')), ms: minutes(Number(words[1])), reason: 'Power cut', scope: 'all' },
      }
    case 'staff':
      return words[1] === 'ends'
        ? { type: 'force_submit', reason: 'Fire drill' }
        : {
            type: 'decide_late',
            steps: [words[2] ?? ''],
            accepted: words[1] === 'accepts',
          }
    case 'sweep':
      return { type: 'tick' }
    case 'grade':
      return { type: 'grade' }
    default:
      throw new Error(`The table says "${text}".`)
  }
}

const walk = (text: string, settings: Partial<AttemptSettings> = {}, more: Partial<Paper> = {}) => {
  const paper = aPaper([PHYSICS, CHEMISTRY], more)
  let attempt: Attempt = newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' }, ...settings })
  const steps: Step[] = []
  for (const row of table(text)) {
    const now = minutes(Number(cell(row, 'minute')))
    const outcome = next(attempt, actionOf(cell(row, 'what happens'), now), now)
    attempt = outcome.attempt
    if (outcome.ok) steps.push(...(outcome.steps ?? []))
    const counted = responsesOf(replaySteps(partSteps(attempt, steps).counted, false))
    const answers = Object.entries(counted).map(([slot, answer]) =>
      answer?.type === 'single' ? slot + answer.option : '',
    )
    const seen: Record<string, string> = {
      state: attempt.state,
      'answers that count': answers.join(' ') || '-',
      reply: outcome.ok ? 'ok' : outcome.refusal,
    }
    for (const column of Object.keys(seen)) {
      if (row[column] !== undefined)
        expect(seen[column], `${column} after "${cell(row, 'what happens')}"`).toBe(row[column])
    }
  }
  return { attempt, steps }
}

describe('an attempt of 60 minutes', () => {
  test('answered and handed in before the end', () => {
    const { attempt } = walk(`
      | minute | what happens         | state       | answers that count | reply         |
      |--------|----------------------|-------------|--------------------|---------------|
      | 0      | answer 1 A on 1 as 1 | not_started | -                  | not_started   |
      | 0      | start                | in_progress | -                  | ok            |
      | 5      | answer 1 A on 1 as 1 | in_progress | 1A                 | ok            |
      | 6      | answer 1 A on 1 as 1 | in_progress | 1A                 | ok            |
      | 9      | answer 3 C on 1 as 3 | in_progress | 1A 3C              | ok            |
      | 10     | submit on 1 after 3  | in_progress | 1A 3C              | steps_missing |
      | 10     | answer 2 B on 1 as 2 | in_progress | 1A 2B 3C           | ok            |
      | 11     | submit on 1 after 3  | submitted   | 1A 2B 3C           | ok            |
      | 11     | submit on 1 after 3  | submitted   | 1A 2B 3C           | ok            |
      | 12     | answer 4 D on 1 as 4 | submitted   | 1A 2B 3C           | ok            |
      | 12     | answer 4 D on 1 as 5 given at 10 | submitted | 1A 2B 3C | ok              |
      | 13     | start                | submitted   | 1A 2B 3C           | over          |
      | 70     | sweep                | submitted   | 1A 2B 3C           | ok            |
      | 71     | grade                | graded      | 1A 2B 3C           | ok            |
    `)
    expect(attempt).toMatchObject({ endedAt: minutes(11), endedBy: 'student' })
  })

  test('left open: closed by the sweep and stamped with the deadline, however late the sweep comes', () => {
    const { attempt } = walk(`
      | minute | what happens         | state       | answers that count |
      |--------|----------------------|-------------|--------------------|
      | 0      | start                | in_progress | -                  |
      | 20     | answer 1 A on 1 as 1 | in_progress | 1A                 |
      | 60     | sweep                | overdue     | 1A                 |
      | 300    | sweep                | abandoned   | 1A                 |
      | 301    | grade                | graded      | 1A                 |
    `)
    expect(attempt).toMatchObject({ endedAt: minutes(60), endedBy: 'sweep' })
  })

  test('the screen hands in by itself at zero: the deadline stands in the record', () => {
    const { attempt } = walk(`
      | minute | what happens         | state       | answers that count |
      |--------|----------------------|-------------|--------------------|
      | 0      | start                | in_progress | -                  |
      | 59     | answer 1 A on 1 as 1 | in_progress | 1A                 |
      | 60.1   | submit on 1 after 1  | submitted   | 1A                 |
    `)
    expect(attempt).toMatchObject({ endedAt: minutes(60), endedBy: 'clock' })
  })

  test('offline to the end: what was given in time counts for 15 minutes more, the rest waits for staff', () => {
    const { attempt, steps } = walk(`
      | minute | what happens                         | state     | answers that count |
      |--------|--------------------------------------|-----------|--------------------|
      | 0      | start                                | in_progress | -                |
      | 61     | sweep                                | abandoned | -                  |
      | 62     | grade                                | graded    | -                  |
      | 70     | answer 1 A on 1 as 1 given at 50     | graded    | 1A                 |
      | 70     | answer 3 C on 1 as 2 given at 60     | graded    | 1A 3C              |
      | 70     | answer 2 B on 1 as 3 given at 61     | graded    | 1A 3C              |
      | 76     | answer 4 D on 1 as 4 given at 59     | graded    | 1A 3C              |
      | 80     | staff accepts 1:4                    | graded    | 1A 3C 4D           |
      | 81     | staff refuses 1:4                    | graded    | 1A 3C              |
    `)
    expect(judgeSteps(attempt, steps).map(({ verdict }) => verdict)).toEqual([
      'synced_later',
      'synced_later',
      'late',
      'late',
    ])
    expect(settledAt(attempt)).toBe(minutes(75))
  })

  test('a device whose clock is a day wrong: nothing changes while it is online', () => {
    walk(`
      | minute | what happens                          | state       | answers that count |
      |--------|---------------------------------------|-------------|--------------------|
      | 0      | start                                 | in_progress | -                  |
      | 10     | answer 1 A on 1 as 1 given at 1450    | in_progress | 1A                 |
      | 11     | answer 2 B on 1 as 2 given at -1429   | in_progress | 1A 2B              |
    `)
  })

  test('a second device takes over; of the first only what was on its way counts, the rest waits for staff', () => {
    walk(`
      | minute | what happens         | state       | answers that count | reply          |
      |--------|----------------------|-------------|--------------------|----------------|
      | 0      | start                | in_progress | -                  | ok             |
      | 5      | answer 1 A on 1 as 1 | in_progress | 1A                 | ok             |
      | 6      | answer 1 B on 2 as 1 | in_progress | 1A                 | unknown_device |
      | 7      | takeover             | in_progress | 1A                 | ok             |
      | 7.1    | answer 3 C on 1 as 2 given at 6.9 | in_progress | 1A 3C | ok             |
      | 7.2    | answer 4 C on 1 as 3 | in_progress | 1A 3C              | ok             |
      | 8      | answer 1 B on 2 as 1 | in_progress | 1B 3C              | ok             |
      | 9      | answer 2 D on 1 as 4 given at 6 | in_progress | 1B 3C   | ok             |
      | 10     | submit on 1 after 4  | in_progress | 1B 3C              | taken_over     |
      | 11     | submit on 2 after 1  | submitted   | 1B 3C              | ok             |
      | 12     | staff accepts 1:4    | submitted   | 1B 2D 3C           | ok             |
    `)
  })

  test('two screens cannot divide a paper: whatever the older one gives after the takeover is late', () => {
    const { attempt, steps } = walk(`
      | minute | what happens         | answers that count |
      |--------|----------------------|--------------------|
      | 0      | start                | -                  |
      | 1      | takeover             | -                  |
      | 20     | answer 1 A on 1 as 1 | -                  |
      | 20     | answer 2 B on 1 as 2 given at 0.9 | -     |
      | 20     | answer 3 C on 2 as 1 | 3C                 |
    `)
    expect(judgeSteps(attempt, steps).map(({ why }) => why)).toEqual(['other_screen', 'other_screen', null])
  })

  test('moving from screen to screen ends somewhere', () => {
    let attempt = walk('| minute | what happens |\n| 0 | start |').attempt
    for (let turn = 0; turn < 200; turn += 1) attempt = next(attempt, { type: 'take_over' }, minutes(1)).attempt
    expect(attempt.device).toBe(100)
    expect(next(attempt, { type: 'take_over' }, minutes(1))).toMatchObject({ refusal: 'too_many_screens' })
  })

  test('the key is read, then answers are sent with a time before the end: they do not count', () => {
    // The screen hands in at zero, so everything is there and the result may be shown at once.
    const { attempt } = walk(`
      | minute | what happens                     | state     | answers that count |
      |--------|----------------------------------|-----------|--------------------|
      | 0      | start                            | in_progress | -                |
      | 60.1   | submit on 1 after 0              | submitted | -                  |
      | 60.1   | answer 1 A on 1 as 1 given at 30 | submitted | -                  |
      | 61     | grade                            | graded    | -                  |
      | 62     | answer 2 B on 1 as 2 given at 31 | graded    | -                  |
    `)
    expect(settledAt(attempt)).toBe(minutes(60.1))
    // Left to the sweep, nothing is settled before the grace is over; a hand-in with nothing missing settles it.
    const left = walk('| minute | what happens |\n| 0 | start |\n| 61 | sweep |\n| 62 | grade |').attempt
    expect(settledAt(left)).toBe(minutes(75))
    const handed = next(left, { type: 'submit', device: 1, lastNumber: 0 }, minutes(63)).attempt
    expect([handed.state, settledAt(handed)]).toEqual(['graded', minutes(63)])
    expect(next(left, { type: 'submit', device: 1, lastNumber: 2 }, minutes(63))).toMatchObject({ gaps: [1, 2] })
  })

  test('extra time never reopens a paper whose key the student can read', () => {
    const { attempt } = walk('| minute | what happens |\n| 0 | start |\n| 61 | sweep |')
    const grant = { id: 1, ms: minutes(30), reason: 'Power cut', scope: 'all' as const }
    const shown = next(attempt, { type: 'grant', grant, isKeyShown: true }, minutes(80))
    expect(shown).toMatchObject({ ok: false, refusal: 'key_shown' })
    expect(next(attempt, { type: 'grant', grant }, minutes(70)).attempt.state).toBe('in_progress')
  })

  test('a device time must fit the order of its numbers and what the server had received before', () => {
    const { attempt, steps } = walk(`
      | minute | what happens                       | state       | answers that count |
      |--------|------------------------------------|-------------|--------------------|
      | 0      | start                              | in_progress | -                  |
      | 59.9   | answer 1 A on 1 as 1               | in_progress | 1A                 |
      | 61     | sweep                              | abandoned   | 1A                 |
      | 64     | answer 2 B on 1 as 2 given at 61   | abandoned   | 1A                 |
      | 64     | answer 3 C on 1 as 3 given at 30   | abandoned   | 1A                 |
    `)
    expect(judgeSteps(attempt, steps).map(({ why }) => why)).toEqual([null, 'after_end', 'device_time'])
    // Received at minute 70 and given at 50 cannot both hold when a lower number was received at 65.
    const again = walk(`
      | minute | what happens                       | answers that count |
      |--------|------------------------------------|--------------------|
      | 0      | start                              | -                  |
      | 61     | sweep                              | -                  |
      | 65     | answer 1 A on 1 as 1 given at 50   | 1A                 |
      | 65.1   | answer 2 B on 1 as 2 given at 51   | 1A 2B              |
      | 70     | answer 3 C on 1 as 3 given at 52   | 1A 2B              |
    `)
    expect(judgeSteps(again.attempt, again.steps).map(({ why }) => why)).toEqual([
      'device_word',
      'device_word',
      'device_time',
    ])
  })

  test('what counts by the device’s word alone can be refused by staff, and let count again', () => {
    walk(`
      | minute | what happens                       | answers that count |
      |--------|------------------------------------|--------------------|
      | 0      | start                              | -                  |
      | 5      | answer 1 A on 1 as 1               | 1A                 |
      | 65     | answer 2 B on 1 as 2 given at 59   | 1A 2B              |
      | 66     | staff refuses 1:2                  | 1A                 |
      | 67     | staff refuses 1:1                  | 1A                 |
      | 68     | staff accepts 1:2                  | 1A 2B              |
    `)
  })

  test('a number that was kept back while higher ones arrived is no older than these', () => {
    const { attempt, steps } = walk(`
      | minute | what happens                       | answers that count |
      |--------|------------------------------------|--------------------|
      | 0      | start                              | -                  |
      | 5      | answer 1 A on 1 as 1               | 1A                 |
      | 62     | answer 4 D on 1 as 9 given at 59   | 1A 4D              |
      | 63     | answer 2 B on 1 as 2 given at 58   | 1A 2B 4D           |
    `)
    // Overtaken by a minute: a message that was lost.
    expect(judgeSteps(attempt, steps).map(({ why }) => why)).toEqual([null, 'device_word', 'device_word'])
    const kept = walk(`
      | minute | what happens                       | answers that count |
      |--------|------------------------------------|--------------------|
      | 0      | start                              | -                  |
      | 5      | answer 1 A on 1 as 1               | 1A                 |
      | 62     | answer 4 D on 1 as 9 given at 59   | 1A 4D              |
      | 70     | answer 2 B on 1 as 2 given at 58   | 1A 4D              |
    `)
    expect(judgeSteps(kept.attempt, kept.steps).map(({ why }) => why)).toEqual([null, 'device_time', 'device_word'])
  })

  test('extra time given while the test runs, given twice by mistake, and after a power cut at the end', () => {
    const { attempt } = walk(`
      | minute | what happens         | state       | answers that count | reply |
      |--------|----------------------|-------------|--------------------|-------|
      | 0      | start                | in_progress | -                  | ok    |
      | 30     | extra 10 grant 1     | in_progress | -                  | ok    |
      | 31     | extra 10 grant 1     | in_progress | -                  | ok    |
      | 65     | answer 1 A on 1 as 1 | in_progress | 1A                 | ok    |
      | 70     | sweep                | overdue     | 1A                 | ok    |
      | 72     | sweep                | abandoned   | 1A                 | ok    |
      | 72     | answer 2 B on 1 as 2 | abandoned   | 1A                 | ok    |
      | 75     | extra 20 grant 2     | in_progress | 1A 2B              | ok    |
      | 80     | submit on 1 after 2  | submitted   | 1A 2B              | ok    |
      | 81     | extra 20 grant 3     | submitted   | 1A 2B              | over  |
    `)
    expect(deadline(attempt)).toBe(minutes(90))
  })

  test('a hand-in that was stuck on the way while staff gave time does not end the paper that is open again', () => {
    const { attempt } = walk(`
      | minute | what happens                  | state       | answers that count | reply         |
      |--------|-------------------------------|-------------|--------------------|---------------|
      | 0      | start                         | in_progress | -                  | ok            |
      | 59     | answer 1 A on 1 as 1          | in_progress | 1A                 | ok            |
      | 61     | sweep                         | abandoned   | 1A                 | ok            |
      | 65     | extra 20 grant 1              | in_progress | 1A                 | ok            |
      | 65     | submit on 1 after 1 knowing 0 | in_progress | 1A                 | more_time     |
      | 65     | submit on 1 after 2 knowing 0 | in_progress | 1A                 | more_time     |
      | 66     | answer 2 B on 1 as 2          | in_progress | 1A 2B              | ok            |
      | 67     | extra 5 grant 2               | in_progress | 1A 2B              | ok            |
      | 68     | submit on 1 after 3 knowing 25 | in_progress | 1A 2B             | steps_missing |
      | 81     | submit on 1 after 2 knowing 20 | in_progress | 1A 2B             | more_time     |
      | 82     | submit on 1 after 2 knowing 25 | submitted  | 1A 2B              | ok            |
      | 83     | submit on 1 after 2 knowing 0 | submitted   | 1A 2B              | ok            |
    `)
    expect(attempt).toMatchObject({ endedAt: minutes(82), endedBy: 'student' })
  })

  test('whoever hands in while there was time anyhow means it, though more was given and is not known yet', () => {
    const { attempt } = walk(`
      | minute | what happens                  | state       | answers that count | reply |
      |--------|-------------------------------|-------------|--------------------|-------|
      | 0      | start                         | in_progress | -                  | ok    |
      | 10     | answer 1 A on 1 as 1          | in_progress | 1A                 | ok    |
      | 20     | extra 20 grant 1              | in_progress | 1A                 | ok    |
      | 21     | submit on 1 after 1 knowing 0 | submitted   | 1A                 | ok    |
    `)
    expect(attempt).toMatchObject({ endedAt: minutes(21), endedBy: 'student' })
  })

  test('it is taken where the time that was given is over as well, and from a screen that does not say what it knew', () => {
    walk(`
      | minute | what happens                  | state       | reply |
      |--------|-------------------------------|-------------|-------|
      | 0      | start                         | in_progress | ok    |
      | 50     | extra 10 grant 1              | in_progress | ok    |
      | 70.1   | submit on 1 after 0 knowing 0 | submitted   | ok    |
    `)
    walk(`
      | minute | what happens        | state       | reply |
      |--------|---------------------|-------------|-------|
      | 0      | start               | in_progress | ok    |
      | 50     | extra 10 grant 1    | in_progress | ok    |
      | 51     | submit on 1 after 0 | submitted   | ok    |
    `)
  })

  test('staff end the attempt: what was given before and comes within the grace still counts', () => {
    walk(`
      | minute | what happens                     | state       | answers that count |
      |--------|----------------------------------|-------------|--------------------|
      | 0      | start                            | in_progress | -                  |
      | 30     | staff ends it                    | submitted   | -                  |
      | 31     | answer 1 A on 1 as 1 given at 29 | submitted   | 1A                 |
      | 31     | answer 2 A on 1 as 2 given at 31 | submitted   | 1A                 |
    `)
  })

  test('a test that closes at minute 40 ends then, also for those who started late; no start afterwards', () => {
    const late = walk(
      `
      | minute | what happens | state       | reply  |
      |--------|--------------|-------------|--------|
      | 10     | start        | in_progress | ok     |
      | 40     | sweep        | overdue     | ok     |
      `,
      { closesAt: minutes(40) },
    )
    expect(deadline(late.attempt)).toBe(minutes(40))
    walk(
      `
      | minute | what happens | state       | reply  |
      |--------|--------------|-------------|--------|
      | 40     | start        | not_started | closed |
      `,
      { closesAt: minutes(40) },
    )
  })

  test('a student with compensatory time has 80 minutes', () => {
    walk(
      `
      | minute | what happens         | state       | answers that count |
      |--------|----------------------|-------------|--------------------|
      | 0      | start                | in_progress | -                  |
      | 79     | answer 1 A on 1 as 1 | in_progress | 1A                 |
      | 80     | sweep                | overdue     | 1A                 |
      `,
      { compensatoryPerHour: 20 },
    )
  })
})

test('the reply to a save says what is missing, what came late, who took over and whether to mark again', () => {
  const save = (attempt: Attempt, number: number, minute: number, givenAt = minute) =>
    next(
      attempt,
      {
        type: 'save',
        device: 1,
        steps: [{ device: 1, number, action: { do: 'visit', slot: 1 }, givenAt: minutes(givenAt) }],
      },
      minutes(minute),
    )
  const paper = aPaper([PHYSICS])
  const fresh = newAttempt(paper, asPrinted(paper), { policy: { policy: 'log' } })
  const started = next(fresh, { type: 'start' }, 0).attempt
  const first = save(started, 3, 1)
  expect(first).toMatchObject({ gaps: [1, 2], completeUpTo: 0, lastNumber: 3, isTakenOver: false, needsMarking: false })
  const elsewhere = next(first.attempt, { type: 'take_over' }, minutes(2)).attempt
  expect(save(elsewhere, 1, 3)).toMatchObject({ gaps: [2], isTakenOver: true, late: [{ number: 1 }] })
  const second = save(first.attempt, 1, 3)
  expect(second).toMatchObject({ gaps: [2], completeUpTo: 1, isTakenOver: false })
  const graded = next(second.attempt, { type: 'grade' }, minutes(62)).attempt
  expect(graded.state).toBe('graded')
  expect(save(graded, 2, 63, 59)).toMatchObject({ late: [], needsMarking: true })
  expect(save(graded, 2, 63, 61)).toMatchObject({ late: [{ number: 2 }], needsMarking: false })
  expect(save(graded, 1, 63, 59)).toMatchObject({ steps: [], needsMarking: false })
})

test('extra time in the first section moves the later ones', () => {
  const timed = [PHYSICS, CHEMISTRY].map((section) => ({ ...section, durationMs: minutes(20) }))
  walk(
    `
    | minute | what happens         | state       | answers that count |
    |--------|----------------------|-------------|--------------------|
    | 0      | start                | in_progress | -                  |
    | 10     | extra 5 grant 1      | in_progress | -                  |
    | 24     | answer 1 A on 1 as 1 | in_progress | 1A                 |
    | 24     | answer 3 A on 1 as 2 | in_progress | 1A                 |
    | 44     | answer 4 D on 1 as 3 | in_progress | 1A 4D              |
    | 45     | sweep                | overdue     | 1A 4D              |
    `,
    {},
    { clock: 'section', durationMs: null, sections: timed },
  )
})

test('a section gains nothing from numbers that were kept back in it', () => {
  const timed = [PHYSICS, CHEMISTRY].map((section) => ({ ...section, durationMs: minutes(20) }))
  walk(
    `
    | minute | what happens                     | answers that count |
    |--------|----------------------------------|--------------------|
    | 0      | start                            | -                  |
    | 5      | answer 1 A on 1 as 1             | 1A                 |
    | 22     | answer 3 A on 1 as 9             | 1A 3A              |
    | 30     | answer 2 B on 1 as 2 given at 19 | 1A 3A              |
    `,
    {},
    { clock: 'section', durationMs: null, sections: timed },
  )
})

test('two sections of 20 minutes each with their own clock', () => {
  const timed = [PHYSICS, CHEMISTRY].map((section) => ({ ...section, durationMs: minutes(20) }))
  walk(
    `
    | minute | what happens                     | state       | answers that count |
    |--------|----------------------------------|-------------|--------------------|
    | 0      | start                            | in_progress | -                  |
    | 5      | answer 1 A on 1 as 1             | in_progress | 1A                 |
    | 6      | answer 3 A on 1 as 2             | in_progress | 1A                 |
    | 21     | answer 2 B on 1 as 3 given at 19 | in_progress | 1A 2B              |
    | 22     | answer 1 C on 1 as 4             | in_progress | 1A 2B              |
    | 23     | answer 3 C on 1 as 5             | in_progress | 1A 2B 3C           |
    | 30     | extra 5 grant 1                  | in_progress | 1A 2B 3C           |
    | 44     | answer 4 D on 1 as 6             | in_progress | 1A 2B 3C 4D        |
    | 45     | sweep                            | overdue     | 1A 2B 3C 4D        |
    `,
    {},
    { clock: 'section', durationMs: null, sections: timed },
  )
})
