import type { VrddhiView } from '@northlight/contract/content/page-texts'

export type Sample = {
  /** Where the question comes from: `Vrddhi sample paper, Class 8, mental ability`. */
  source: string
  question: string
  options: { text: string; isRight: boolean }[]
  why: string
}

/** The first question of the sample papers; null where none is written. */
export const sampleOf = ({ name, syllabus }: Pick<VrddhiView, 'name' | 'syllabus'>): Sample | null => {
  for (const { name: schoolClass, samples } of syllabus.classes) {
    const [first] = samples
    if (!first || first.answer >= first.options.length) continue
    return {
      source: `${name} sample paper, Class ${schoolClass.replace(/\D+$/, '')}, ${first.subject.toLowerCase()}`,
      question: first.question,
      options: first.options.map((text, index) => ({ text, isRight: index === first.answer })),
      why: first.why,
    }
  }
  return null
}
