import type { QuestionView } from '@northlight/contract/office/questions'
import type { Draft } from './draft.ts'

/**
 * Where a draft lies. Under the name of its writer: nobody else who signs in here is shown it. By version: a draft of an
 * older one would write over what a colleague has changed.
 */
export const draftPlace = (by: string, question: Pick<QuestionView, 'id' | 'version'> | null): string =>
  `office:question:${by}:${question ? `${question.id}:${question.version}` : 'new'}`

/** What is written and not saved stays in this tab: a click elsewhere, or a reload, loses nothing. */
export const keepDraft = (place: string, draft: Draft | null): void => {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft))
    else sessionStorage.removeItem(place)
  } catch {
    // Storage may be full or forbidden; then the browser asks before the page is left.
  }
}

export const storedDraft = (place: string): Draft | null => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? 'null')
    return typeof kept === 'object' && kept !== null && 'wordings' in kept ? (kept as Draft) : null
  } catch {
    return null
  }
}
