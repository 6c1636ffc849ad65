import type { QuestionView } from '@northlight/contract/office/questions'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { HideButton } from './hide-button.tsx'

type Props = {
  question: QuestionView | null
  isChanged: boolean
  isSending: boolean
  canSave: boolean
  /** Null for anyone who only reads the bank. */
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
            {!question.is_active && <span className="due">hidden from papers</span>}
            {question.open_challenges > 0 && <span className="bad">key disputed</span>}
          </>
        )
      }
      acts={
        onSave && (
          <>
            {question && <HideButton question={question} />}
            <Button
              look="primary"
              className="max-md:flex-1"
              {...(canSave && { keys: 'Ctrl S' })}
              sending={isSending}
              disabled={question !== null && !isChanged}
              onClick={onSave}
            >
              {saveWords(question, isChanged)}
            </Button>
          </>
        )
      }
    />
  )
}

type Notes = { question: QuestionView | null; conflict: string | null; onBeginAnew: (() => void) | null }

/** What anyone who edits should know first. */
export function EditorNotes({ question, conflict, onBeginAnew }: Notes) {
  const [twin] = question?.twins ?? []
  const notes = [
    onBeginAnew && (
      <Note
        key="kept"
        acts={
          <button type="button" className="link" onClick={onBeginAnew}>
            Begin anew
          </button>
        }
      >
        What you wrote is kept in this tab until it is saved.
      </Note>
    ),
    conflict && (
      <Note key="conflict" tone="due">
        {conflict} Your text stays here until you leave.
      </Note>
    ),
    question && question.key_in_force !== question.key && (
      <Note key="key" tone="due">
        {question.key_in_force === 'withdrawn'
          ? `This version was withdrawn; its key was ${question.key}. A new version needs a key.`
          : `The key of this version was ${question.key}; ${question.key_in_force} counts now. A new version begins with that.`}
      </Note>
    ),
    question && twin && (
      <Note key="twin" acts={<Link to={`/questions/${twin.id}`}>Open {twin.code}</Link>}>
        {twin.is_exact ? 'The same words stand' : 'The same words with other numbers stand'} in {twin.code}
        {question.twins.length > 1 && ` and ${question.twins.length - 1} more`}.
      </Note>
    ),
  ].filter(Boolean)
  if (notes.length === 0) return null
  return <div className="section editor-notes">{notes}</div>
}
