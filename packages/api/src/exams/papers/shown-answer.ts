import { type Answer, answerText } from '@northlight/exam/answers/answers'

export const spaced = (text: string) => text.replaceAll(',', ', ').replaceAll('-', '–')

/** An answer in words. A minus sign of a number stays one. */
export const shownAnswer = (answer: Answer | null): string =>
  answer?.type === 'multiple' || answer?.type === 'matching' ? spaced(answerText(answer)) : answerText(answer)
