import { expect, test } from 'vitest'
import { aQuestion } from '../testing/papers.ts'
import { cell, table } from '../testing/table.ts'
import { answerText } from './answers.ts'
import { press, type Screen, toggleOption, unsavedChoice } from './free.ts'
import { PALETTE_LEGEND, PALETTE_STATES, paletteCounts, paletteStateOf } from './palette.ts'
import { applyStep, emptySheet, type SheetState } from './responses.ts'

const ORDER = [1, 2, 3]
const WORDS = {
  not_visited: 'not visited',
  not_answered: 'not answered',
  answered: 'answered',
  marked: 'marked',
  answered_and_marked: 'answered+marked',
} as const

/** Presses the buttons of the table one after the other and looks at the palette after each. */
const walk = (choicesCount: boolean, text: string) => {
  let state: SheetState = applyStep(
    emptySheet(),
    { device: 1, number: 1, action: { do: 'visit', slot: 1 }, givenAt: 0 },
    choicesCount,
  )
  let screen: Screen = { slot: 1, choice: null }
  let number = 1
  for (const row of table(text)) {
    const [what = '', name = ''] = cell(row, 'student does').split(' ')
    const button =
      what === 'click'
        ? ({ press: 'choose', choice: toggleOption(aQuestion(screen.slot), screen.choice, name) } as const)
        : what === 'palette'
          ? ({ press: 'go_to', slot: Number(name) } as const)
          : ({
              press: what === 'Save&Next' ? 'save_and_next' : what === 'Mark&Next' ? 'mark_and_next' : 'clear',
            } as const)
    const pressed = press(ORDER, state, screen, button)
    for (const action of pressed.actions) {
      number += 1
      state = applyStep(state, { device: 1, number, action, givenAt: number }, choicesCount)
    }
    screen = pressed.screen
    const seen = {
      open: String(screen.slot),
      shown: answerText(screen.choice) || '-',
      Q1: WORDS[paletteStateOf(state.slots[1])],
      Q2: WORDS[paletteStateOf(state.slots[2])],
      Q3: WORDS[paletteStateOf(state.slots[3])],
    }
    const { 'student does': _, ...expected } = row
    expect(seen, `after "${cell(row, 'student does')}"`).toEqual(expected)
  }
  return { state, screen }
}

test('the buttons of the exam screen, in a pack where the palette does not save', () => {
  const { state } = walk(
    false,
    `
    | student does | open | shown | Q1              | Q2           | Q3           |
    |--------------|------|-------|-----------------|--------------|--------------|
    | click B      | 1    | B     | not answered    | not visited  | not visited  |
    | Save&Next    | 2    | -     | answered        | not answered | not visited  |
    | click C      | 2    | C     | answered        | not answered | not visited  |
    | palette 1    | 1    | B     | answered        | not answered | not visited  |
    | palette 2    | 2    | -     | answered        | not answered | not visited  |
    | Mark&Next    | 3    | -     | answered        | marked       | not answered |
    | click A      | 3    | A     | answered        | marked       | not answered |
    | click A      | 3    | -     | answered        | marked       | not answered |
    | palette 1    | 1    | B     | answered        | marked       | not answered |
    | Mark&Next    | 2    | -     | answered+marked | marked       | not answered |
    | click D      | 2    | D     | answered+marked | marked       | not answered |
    | Save&Next    | 3    | -     | answered+marked | answered     | not answered |
    | palette 1    | 1    | B     | answered+marked | answered     | not answered |
    | Clear        | 1    | -     | marked          | answered     | not answered |
    | Save&Next    | 2    | D     | not answered    | answered     | not answered |
    | palette 3    | 3    | -     | not answered    | answered     | not answered |
    | click C      | 3    | C     | not answered    | answered     | not answered |
    | Save&Next    | 3    | C     | not answered    | answered     | answered     |
    `,
  )
  expect(paletteCounts(ORDER, state)).toEqual({
    not_visited: 0,
    not_answered: 1,
    answered: 2,
    marked: 0,
    answered_and_marked: 0,
  })
})

test('the same screen where a choice counts at once', () => {
  walk(
    true,
    `
    | student does | open | shown | Q1       | Q2           | Q3          |
    |--------------|------|-------|----------|--------------|-------------|
    | click B      | 1    | B     | answered | not visited  | not visited |
    | palette 2    | 2    | -     | answered | not answered | not visited |
    | click C      | 2    | C     | answered | answered     | not visited |
    | palette 1    | 1    | B     | answered | answered     | not visited |
    | click B      | 1    | -     | not answered | answered | not visited |
    `,
  )
})

test('a choice that the palette did not save is remembered and can be offered again', () => {
  const { state } = walk(
    false,
    `
    | student does | open | shown | Q1           | Q2           | Q3          |
    |--------------|------|-------|--------------|--------------|-------------|
    | click B      | 1    | B     | not answered | not visited  | not visited |
    | palette 2    | 2    | -     | not answered | not answered | not visited |
    `,
  )
  expect(unsavedChoice(state, 1)).toEqual({ type: 'single', option: 'B' })
  expect(unsavedChoice(state, 2)).toBeNull()
})

test('each palette state has its own words and its own shape', () => {
  const legend = PALETTE_STATES.map((state) => PALETTE_LEGEND[state])
  expect(new Set(legend.map((one) => one.label)).size).toBe(5)
  expect(new Set(legend.map((one) => one.shape)).size).toBe(5)
})

test('several options are chosen and unselected one by one', () => {
  const question = aQuestion(1, 'multiple')
  const first = toggleOption(question, null, 'C')
  const second = toggleOption(question, first, 'A')
  expect(second).toEqual({ type: 'multiple', options: ['A', 'C'] })
  expect(toggleOption(question, toggleOption(question, second, 'A'), 'C')).toBeNull()
  expect(toggleOption(question, second, 'Z')).toBe(second)
})

test('choosing what is already chosen, or opening the open question, leaves no step', () => {
  const screen: Screen = { slot: 1, choice: { type: 'single', option: 'B' } }
  const again = { press: 'choose', choice: { type: 'single', option: 'B' } } as const
  expect(press(ORDER, emptySheet(), screen, again).actions).toEqual([])
  expect(press(ORDER, emptySheet(), screen, { press: 'go_to', slot: 1 })).toEqual({ screen, actions: [] })
  expect(press(ORDER, emptySheet(), screen, { press: 'go_to', slot: 99 })).toEqual({ screen, actions: [] })
})
