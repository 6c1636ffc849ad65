import type { Language } from '@northlight/contract/exams/paper'
import type { QuestionView } from '@northlight/contract/office/questions'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { client, isApiError, sentenceOf } from '../../platform/api/client.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Note } from '../../ui/note.tsx'
import { BesidesSection } from './besides-section.tsx'
import { type Draft, draftOf, emptyWording, newDraft, sentDraft } from './draft.ts'
import { EditorHead, EditorNotes } from './editor-head.tsx'
import { keepDraft, keptDraft } from './kept-draft.ts'
import { KeySection } from './key-section.tsx'
import { QuestionPlace } from './question-place.tsx'
import { StudentSide } from './student-side.tsx'
import { usePreview } from './use-preview.ts'
import { WordingFields } from './wording-fields.tsx'

const languages: Language[] = ['en', 'kn', 'hi']
type Props = { question: QuestionView | null; mayWrite: boolean; onSaved: (id: number) => void; below?: ReactNode }

/** Left the form, right exactly the student's screen. An edit is a new version; the old ones stay. */
export function QuestionEditor({ question, mayWrite, onSaved, below }: Props) {
  const [first] = useState(() => (question ? draftOf(question) : newDraft()))
  const [again] = useState(() => keptDraft(question))
  const [draft, setDraft] = useState(again ?? first)
  const [language, setLanguage] = useState<Language>('en')
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const choices = useQuery({ queryKey: ['question-choices'], queryFn: () => client.get('/office/questions/choices') })
  const preview = usePreview(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const change = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }))
  useEffect(() => keepDraft(question, isChanged ? draft : null), [question, draft, isChanged])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  const faults = preview.data?.faults ?? []
  const errorOf = (field: string) =>
    refused[field]?.[0] ?? (isChanged ? faults.find((fault) => fault.field === field)?.message : undefined)
  const save = async () => {
    setSending(true)
    setRefused({})
    setConflict(null)
    try {
      const body = sentDraft(draft)
      const reply = question
        ? await client.post(
            '/office/questions/{id}/versions',
            { ...body, seen_version: question.version },
            { params: { id: question.id } },
          )
        : await client.post('/office/questions', {
            ...body,
            ...(draft.code.trim() !== '' && { code: draft.code.trim() }),
          })
      toast.done(reply.message)
      keepDraft(question, null)
      onSaved(reply.id)
    } catch (error) {
      if (isApiError(error) && error.status === 422) setRefused(error.errors)
      else if (isApiError(error) && error.status === 409) setConflict(sentenceOf(error))
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  const canSave = mayWrite && !isSending && (question === null || isChanged)
  useKeys({ '$mod+s': () => void (canSave && save()) })
  const wording = draft.wordings[language]
  return (
    <>
      <EditorHead
        question={question}
        isChanged={isChanged}
        isSending={isSending}
        canSave={canSave}
        onSave={mayWrite ? () => void save() : null}
      />
      <div className="cols cols--wide">
        <div>
          <EditorNotes conflict={conflict} onBeginAnew={again && isChanged ? () => setDraft(first) : null} />
          <QuestionPlace draft={draft} choices={choices.data} onChange={change} errorOf={errorOf}>
            <fieldset className="segments">
              <legend className="visually-hidden">Language</legend>
              {languages.map((one) => (
                <button key={one} type="button" aria-pressed={one === language} onClick={() => setLanguage(one)}>
                  {languageNames[one]}
                  {draft.wordings[one] ? '' : ' +'}
                </button>
              ))}
            </fieldset>
            {wording ? (
              <WordingFields
                key={language}
                draft={draft}
                language={language}
                wording={wording}
                onWording={(one) => change({ wordings: { ...draft.wordings, [language]: one } })}
                onDraft={change}
                errorOf={errorOf}
              />
            ) : (
              <Note
                acts={
                  <button
                    type="button"
                    className="link"
                    onClick={() => change({ wordings: { ...draft.wordings, [language]: emptyWording() } })}
                  >
                    Write it
                  </button>
                }
              >
                This question is not translated into {languageNames[language]}.
              </Note>
            )}
          </QuestionPlace>
          <KeySection draft={draft} onChange={change} errorOf={errorOf} />
          <BesidesSection
            draft={draft}
            isNew={question === null}
            passages={choices.data?.passages ?? []}
            onChange={change}
            errorOf={errorOf}
          />
          {below}
        </div>
        <StudentSide draft={draft} preview={preview} language={language} />
      </div>
    </>
  )
}
