import type { QuestionView } from '@northlight/contract/office/questions'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { client, isApiError, sentenceOf } from '../../platform/api/client.ts'
import { useKeys } from '../../platform/keys/use-keys.ts'
import { useMe } from '../../platform/me/use-me.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { BesidesSection } from './besides-section.tsx'
import { type Draft, draftOf, newDraft, sentDraft } from './draft.ts'
import { EditorHead, EditorNotes } from './editor-head.tsx'
import { KeySection } from './key-section.tsx'
import { QuestionFacts } from './question-facts.tsx'
import { QuestionPlace } from './question-place.tsx'
import { languages, QuestionTabs, useQuestionTab } from './question-tabs.tsx'
import { draftPlace, keepDraft, storedDraft } from './stored-draft.ts'
import { StudentSide } from './student-side.tsx'
import { usePreview } from './use-preview.ts'
import { WordingPart } from './wording-part.tsx'

type Props = { question: QuestionView | null; mayWrite: boolean; onSaved: (id: number) => void }

/** Left the form, right exactly the student's screen, in the language of the tab. An edit is a new version. */
export function QuestionEditor({ question, mayWrite, onSaved }: Props) {
  const [first] = useState(() => (question ? draftOf(question) : newDraft()))
  const place = draftPlace(useMe().email, question)
  const [again] = useState(() => storedDraft(place))
  const [draft, setDraft] = useState(again ?? first)
  const tab = useQuestionTab(question === null)
  const language = languages.find((one) => one === tab)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const choices = useQuery({ queryKey: ['question-choices'], queryFn: () => client.get('/office/questions/choices') })
  const preview = usePreview(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const change = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }))
  useEffect(() => keepDraft(place, isChanged ? draft : null), [place, draft, isChanged])
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])

  // A key that is not typed yet is no wrong one.
  const faults = (preview.data?.faults ?? []).filter(({ field }) => field !== 'key' || draft.key.trim() !== '')
  const errorOf = (field: string) =>
    refused[field]?.[0] ?? (isChanged ? faults.find((fault) => fault.field === field)?.message : undefined)
  const written = languages.filter((one) => draft.wordings[one])
  const wrong = written.filter((_, at) => Object.keys(refused).some((field) => field.startsWith(`wordings.${at}.`)))
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
      keepDraft(place, null)
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
  return (
    <>
      <EditorHead
        question={question}
        isChanged={isChanged}
        isSending={isSending}
        canSave={canSave}
        onSave={mayWrite ? () => void save() : null}
      />
      <QuestionTabs tab={tab} draft={draft} question={question} wrong={wrong} />
      <div className="cols cols--wide">
        <div>
          <EditorNotes
            question={question}
            conflict={conflict}
            onBeginAnew={again && isChanged ? () => setDraft(first) : null}
          />
          {language ? (
            <>
              <QuestionPlace draft={draft} choices={choices.data} onChange={change} errorOf={errorOf}>
                <WordingPart draft={draft} language={language} preview={preview} onChange={change} errorOf={errorOf} />
              </QuestionPlace>
              <KeySection draft={draft} onChange={change} errorOf={errorOf} />
              <BesidesSection
                draft={draft}
                isNew={question === null}
                passages={choices.data?.passages ?? []}
                onChange={change}
                errorOf={errorOf}
              />
            </>
          ) : (
            question && <QuestionFacts question={question} part={tab} mayWrite={mayWrite} />
          )}
        </div>
        <StudentSide draft={draft} preview={preview} language={language ?? 'en'} />
      </div>
    </>
  )
}
