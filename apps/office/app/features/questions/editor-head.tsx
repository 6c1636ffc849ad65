import type { QuestionView } from '@northlight/contract/office/questions'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'

type Props = {
  question: QuestionView | null
  isChanged: boolean
  isSending: boolean
  canSave: boolean
  /** Null for whoever only reads the bank. */
  onSave: (() => void) | null
}

const saveWords = (question: QuestionView | null, isChanged: boolean) => {
  if (!question) return 'Put into the bank'
  return isChanged ? `Save version ${question.version + 1}` : 'Nothing changed'
}

/** Which question, in which version, and the one act. */
export function EditorHead({ question, isChanged, isSending, canSave, onSave }: Props) {
  const title = question?.code ?? 'New question'
  return (
    <PageHead
      crumbs={[{ to: '/questions', label: 'Questions' }, { label: title }]}
      title={title}
      sub={
        question && (
          <>
            <span>
              {isChanged
                ? `version ${question.version} becomes ${question.version + 1}`
                : `version ${question.version}`}
            </span>
            <span>
              in {question.uses.length} {question.uses.length === 1 ? 'paper' : 'papers'}
            </span>
            {question.open_challenges > 0 && <span className="bad">key disputed</span>}
          </>
        )
      }
      acts={
        onSave && (
          <Button
            look="primary"
            className="btn--grow"
            {...(canSave && { keys: 'Ctrl S' })}
            sending={isSending}
            disabled={question !== null && !isChanged}
            onClick={onSave}
          >
            {saveWords(question, isChanged)}
          </Button>
        )
      }
    />
  )
}

/** Somebody else has written it meanwhile; or what was written before a click elsewhere is here again. */
export function EditorNotes({ conflict, onBeginAnew }: { conflict: string | null; onBeginAnew: (() => void) | null }) {
  return (
    <>
      {onBeginAnew && (
        <div className="section">
          <Note
            acts={
              <button type="button" className="link" onClick={onBeginAnew}>
                Begin anew
              </button>
            }
          >
            What you wrote is kept in this tab until it is saved.
          </Note>
        </div>
      )}
      {conflict && (
        <div className="section">
          <Note tone="due">{conflict} Your text stays here until you leave.</Note>
        </div>
      )}
    </>
  )
}
