import type { InstructionsView, Language } from '@northlight/contract/exams/paper'
import type { AnswerName, QuestionSetReply } from '@northlight/contract/exams/sequential'

// Written out here: the contract's own list would bring its schemas into the page.
const answerNames = ['Answer1', 'Answer2', 'Answer3', 'Answer4'] as const satisfies readonly AnswerName[]

type Question = NonNullable<QuestionSetReply['question_set']['current_question']>
type Words = Pick<Question, 'question' | 'answer_1' | 'answer_2' | 'answer_3' | 'answer_4'>

const partOf: Record<AnswerName, keyof Omit<Words, 'question'>> = {
  Answer1: 'answer_1',
  Answer2: 'answer_2',
  Answer3: 'answer_3',
  Answer4: 'answer_4',
}

/** Question and options in the wanted language, English where there is no translation. Empty options are left out. */
export const wordsOf = (question: Question, wanted: Language) => {
  const translated = wanted === 'en' ? undefined : question.translations[wanted]
  const words: Words = translated ?? question
  const language: Language = translated ? wanted : 'en'
  const order = answerNames.filter((name) => (words[partOf[name]] ?? '') !== '')
  const options = Object.fromEntries(order.map((name) => [name, words[partOf[name]] ?? '']))
  return { language, text: words.question, order, options }
}

export const languagesOf = (question: Question): Language[] => [
  'en',
  ...(Object.keys(question.translations) as ('kn' | 'hi')[]),
]

/** What a blank answer earns in this subject, read from the marking sentence of the rules. */
export const blankMarks = (sections: InstructionsView['sections'], subject: string): number | null => {
  const sentences = sections.filter((one) => one.subject === subject).flatMap((one) => one.marking)
  const found = new Set(sentences.map((sentence) => /no answer ([+−-]?[\d.]+?)\.?$/.exec(sentence)?.[1]))
  const [only] = found
  return found.size === 1 && only !== undefined ? Number(only.replace('−', '-')) : null
}
