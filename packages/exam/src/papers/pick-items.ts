import type { Item, Paper, Section, Slot } from './paper.ts'

/** Gives a number from 0 up to, not including, 1. Passed in, so a pick can be repeated in a test. */
export type Random = () => number

export type PickRules = { shuffleQuestions: boolean; shuffleOptions: boolean }

export const shuffled = <T>(list: T[], random: Random): T[] => {
  const copy = [...list]
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const pick = Math.floor(random() * (last + 1))
    const held = copy[last] as T
    copy[last] = copy[pick] as T
    copy[pick] = held
  }
  return copy
}

/** Neighbouring slots of one passage form a block that is never torn apart. */
const blocksOf = (section: Section): Slot[][] => {
  const blocks: Slot[][] = []
  for (const slot of section.slots) {
    const passage = slot.questions[0]?.passage
    const block = blocks.at(-1)
    if (passage !== undefined && block && block[0]?.questions[0]?.passage === passage) block.push(slot)
    else blocks.push([slot])
  }
  return blocks
}

/** Picks one student's paper at random. The result is stored with the attempt and never picked again. */
export const pickItems = (paper: Paper, random: Random, rules: PickRules): Item[] =>
  paper.sections.flatMap((section) => {
    const blocks = blocksOf(section)
    const slots = (rules.shuffleQuestions ? shuffled(blocks, random) : blocks).flat()
    return slots.flatMap((slot) => {
      const question = slot.questions[Math.floor(random() * slot.questions.length)]
      if (!question) return []
      const options = rules.shuffleOptions ? shuffled(question.options, random) : question.options
      return [{ slot: slot.id, version: question.version, options }]
    })
  })
