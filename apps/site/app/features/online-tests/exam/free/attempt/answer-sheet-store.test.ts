import type { Answer } from '@northlight/exam/answers/answers'
import { replaySteps } from '@northlight/exam/answers/responses'
import { type ClientStep, type StepAction, stepName } from '@northlight/exam/answers/steps'
import type { Sheet } from '@northlight/ui/question/sheet.ts'
import { describe, expect, test } from 'vitest'
import { createAnswerSheet } from './answer-sheet-store.ts'

const sheet = {
  order: [1, 2],
  sections: [{ id: 1, slots: [1, 2] }],
  bySlot: new Map([1, 2].map((slot) => [slot, { slot, section: 1 }])),
} as unknown as Sheet

const single = (option: string): Answer => ({ type: 'single', option })

/** A screen that writes as number 2, with what was done under number 1; going elsewhere by the palette saves nothing. */
const aDesk = (before: StepAction[] = []) => {
  const steps: ClientStep[] = before.map((action, at) => ({ device: 1, number: at + 1, givenAt: 0, action }))
  let number = 0
  const desk = createAnswerSheet({
    sheet,
    choicesCount: false,
    first: replaySteps(steps, false),
    append: (action) => {
      number += 1
      const step = { device: 2, number, givenAt: 0, action }
      steps.push(step)
      return step
    },
    onSteps: () => {},
    openSection: () => undefined,
  })
  return {
    choose: (choice: Answer | null) => desk.press({ press: 'choose', choice }),
    goTo: (slot: number) => desk.press({ press: 'go_to', slot }),
    save: () => desk.press({ press: 'save_and_next' }),
    /** Steps of the earlier number turn out to have come too late. */
    late: (...names: string[]) =>
      desk.show(
        replaySteps(
          steps.filter((step) => !names.includes(stepName(step))),
          false,
        ),
      ),
    again: () =>
      createAnswerSheet({
        ...{ sheet, choicesCount: false, first: replaySteps(steps, false) },
        ...{ append: () => expect.unreachable(), onSteps: () => {}, openSection: () => undefined },
      }).view.get().screen,
    screen: () => desk.view.get().screen,
    savedOf: (slot: number) => desk.view.get().state.slots[slot]?.saved.value ?? null,
  }
}

const save = (slot: number, option: string): StepAction => ({ do: 'save', slot, answer: single(option) })

describe('when late answers leave the screen', () => {
  test('what is shown of the open question stays, though another choice was made here and left', () => {
    const desk = aDesk([save(2, 'C'), { do: 'visit', slot: 1 }])
    desk.choose(single('A'))
    desk.save()
    desk.goTo(1)
    desk.choose(single('B'))
    desk.goTo(2)
    desk.goTo(1)
    expect(desk.screen()).toEqual({ slot: 1, choice: single('A') })
    desk.late('1:1')
    expect(desk.screen()).toEqual({ slot: 1, choice: single('A') })
    desk.save()
    expect([desk.savedOf(1), desk.savedOf(2)]).toEqual([single('A'), null])
  })

  test('a choice that was just unselected does not come back', () => {
    const desk = aDesk([save(2, 'C'), { do: 'visit', slot: 1 }])
    desk.choose(single('A'))
    desk.save()
    desk.goTo(1)
    desk.choose(null)
    desk.late('1:1')
    expect(desk.screen()).toEqual({ slot: 1, choice: null })
  })

  test('one that lies open loses the late answer', () => {
    const desk = aDesk([save(1, 'A'), save(1, 'B')])
    expect(desk.screen()).toEqual({ slot: 1, choice: single('B') })
    desk.late('1:2')
    expect(desk.screen()).toEqual({ slot: 1, choice: single('A') })
    desk.late('1:1', '1:2')
    expect(desk.screen()).toEqual({ slot: 1, choice: null })
  })

  test('one that lies open loses a late answer also where another choice was made after it and left', () => {
    const desk = aDesk([save(1, 'A')])
    desk.choose(single('B'))
    desk.goTo(2)
    desk.goTo(1)
    expect(desk.screen()).toEqual({ slot: 1, choice: single('A') })
    desk.late('1:1')
    expect(desk.screen()).toEqual({ slot: 1, choice: null })
  })

  test.each([single('B'), null])('what the student has just chosen there stays: %j', (chosen) => {
    const desk = aDesk([save(1, 'A')])
    desk.choose(chosen)
    desk.late('1:1')
    expect(desk.screen()).toEqual({ slot: 1, choice: chosen })
  })
})

describe('a screen that is loaded again', () => {
  test('shows the choice that stood on it, saved or not', () => {
    const desk = aDesk([save(1, 'A'), { do: 'visit', slot: 1 }])
    desk.choose(single('B'))
    expect(desk.again()).toEqual({ slot: 1, choice: single('B') })
    desk.choose(null)
    expect(desk.again()).toEqual({ slot: 1, choice: null })
  })

  test('shows what is saved where another choice was made and left before the question was opened again', () => {
    const desk = aDesk([save(1, 'A')])
    desk.choose(single('B'))
    desk.goTo(2)
    desk.goTo(1)
    expect(desk.again()).toEqual({ slot: 1, choice: single('A') })
  })
})
