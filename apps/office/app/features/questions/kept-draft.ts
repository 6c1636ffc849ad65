import type { QuestionView } from '@northlight/contract/office/questions'
import type { Draft } from './draft.ts'

/** By version: a draft of an older one would write over what a colleague has changed. */
const nameOf = (question: Pick<QuestionView, 'id' | 'version'> | null) =>
  `office:question:${question ? `${question.id}:${question.version}` : 'new'}`

/** What is written and not saved stays in this tab: a click elsewhere, or a reload, loses nothing. */
export const keepDraft = (question: Pick<QuestionView, 'id' | 'version'> | null, draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(nameOf(question), JSON.stringify(draft))
    else sessionStorage.removeItem(nameOf(question))
  } catch {
    // Storage may be full or forbidden; then the browser asks before the page is left.
  }
}

export const keptDraft = (question: Pick<QuestionView, 'id' | 'version'> | null): Draft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(question)) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'wordings' in kept ? (kept as Draft) : null
  } catch {
    return null
  }
}
