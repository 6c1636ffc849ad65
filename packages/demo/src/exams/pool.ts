import { type Bank, readBank } from './bank.ts'
import { templates } from './templates/all.ts'
import { physicsParagraphs } from './templates/physics-paragraphs.ts'
import { paragraphFrom, questionsFrom } from './templates/template.ts'

const perTemplate = 4

/** Everything the demo's papers are built from: the questions written by hand and those that templates give. */
export const readPool = async (): Promise<Bank> => {
  const bank = await readBank()
  const drawn = templates.flatMap((template) => questionsFrom(template, perTemplate))
  const paragraphs = physicsParagraphs.map((template) => paragraphFrom(template, 1))
  return {
    passages: [...bank.passages, ...paragraphs.map(({ passage }) => passage)],
    questions: [...bank.questions, ...drawn, ...paragraphs.flatMap(({ questions }) => questions)],
  }
}

export const isDrawn = ({ id }: { id: string }): boolean => /-t-/.test(id)
