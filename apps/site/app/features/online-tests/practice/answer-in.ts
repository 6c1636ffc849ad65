import type { AskedQuestionView } from '@northlight/contract/results/question-views'

type Asked = Pick<AskedQuestionView, 'type' | 'options'>

/** What stands in the form as the API reads it: "B", "A,C", "2.50", "A-1,B-3"; undefined when nothing was chosen. */
export const answerIn = (question: Asked, form: FormData): string | undefined => {
  const chosen =
    question.type === 'matching'
      ? question.options.flatMap((name) => {
          const match = String(form.get(`match-${name}`) ?? '')
          return match ? [`${name}-${match}`] : []
        })
      : form
          .getAll('answer')
          .map((value) => String(value).trim())
          .filter(Boolean)
  return chosen.length > 0 ? chosen.join(',') : undefined
}
