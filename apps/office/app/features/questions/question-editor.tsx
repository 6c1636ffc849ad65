import type { Language } from '@northlight/contract/exams/paper'
import type { QuestionView } from '@northlight/contract/office/questions'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { client, isApiError, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame, TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { type Draft, draftOf, emptyWording, newDraft, sentDraft, usualScheme } from './draft.ts'
import { EarnsTable } from './earns-table.tsx'
import { FigureField } from './figure-field.tsx'
import { StudentFrame } from './student-frame.tsx'
import { StudentScreen } from './student-screen.tsx'
import { usePreview } from './use-preview.ts'
import { WordingFields } from './wording-fields.tsx'

const languages: Language[] = ['en', 'kn', 'hi']
const kinds = {
  single: 'one option',
  multiple: 'several options',
  numeric: 'a number',
  matching: 'two lists',
}

type Props = { question: QuestionView | null; mayWrite: boolean; onSaved: (id: number) => void; below?: ReactNode }

/** Left the form, right exactly the student's screen. An edit is a new version; the old ones stay. */
export function QuestionEditor({ question, mayWrite, onSaved, below }: Props) {
  const [first] = useState(() => (question ? draftOf(question) : newDraft()))
  const [draft, setDraft] = useState(first)
  const [language, setLanguage] = useState<Language>('en')
  const [width, setWidth] = useState(390)
  const [isSending, setSending] = useState(false)
  const [refused, setRefused] = useState<Record<string, string[]>>({})
  const [conflict, setConflict] = useState<string | null>(null)
  const choices = useQuery({ queryKey: ['question-choices'], queryFn: () => client.get('/office/questions/choices') })
  const preview = usePreview(draft)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(first)
  const change = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }))
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
      onSaved(reply.id)
    } catch (error) {
      if (isApiError(error) && error.status === 422) setRefused(error.errors)
      else if (isApiError(error) && error.status === 409) setConflict(sentenceOf(error))
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  const wording = draft.wordings[language]
  const subjects = choices.data?.subjects ?? []
  const topics = subjects.find(({ name }) => name === draft.subject)?.topics ?? []
  const title = question?.code ?? 'New question'
  return (
    <>
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
          mayWrite && (
            <Button
              look="primary"
              className="btn--grow"
              sending={isSending}
              disabled={question !== null && !isChanged}
              onClick={() => void save()}
            >
              {question
                ? isChanged
                  ? `Save version ${question.version + 1}`
                  : 'Nothing changed'
                : 'Put into the bank'}
            </Button>
          )
        }
      />
      <div className="cols cols--wide">
        <div>
          {conflict && (
            <div className="section">
              <Note tone="due">{conflict} Your text stays here until you leave.</Note>
            </div>
          )}
          <Section title="The question">
            <div className="form">
              <div className="form-four">
                <TextField
                  label="Subject"
                  list="question-subjects"
                  value={draft.subject}
                  error={errorOf('subject')}
                  onChange={(event) => change({ subject: event.target.value })}
                />
                <TextField
                  label="Topic"
                  list="question-topics"
                  value={draft.topic}
                  error={errorOf('topic')}
                  onChange={(event) => change({ topic: event.target.value })}
                />
                <FieldFrame label="Kind" id="question-kind">
                  <select
                    id="question-kind"
                    className="input"
                    value={draft.type}
                    onChange={(event) => change({ type: event.target.value as Draft['type'], key: '' })}
                  >
                    {Object.entries(kinds).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </FieldFrame>
                <FieldFrame label="Level" id="question-level">
                  <select
                    id="question-level"
                    className="input"
                    value={draft.difficulty}
                    onChange={(event) => change({ difficulty: event.target.value as Draft['difficulty'] })}
                  >
                    {['Easy', 'Moderate', 'Hard'].map((one) => (
                      <option key={one}>{one}</option>
                    ))}
                  </select>
                </FieldFrame>
              </div>
              <datalist id="question-subjects">
                {subjects.map(({ name }) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
              <datalist id="question-topics">
                {topics.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
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
            </div>
          </Section>
          <Section title="Key">
            <div className="form">
              <div className="form-two">
                <TextField
                  label="Key"
                  value={draft.key}
                  error={errorOf('key')}
                  hint="B · A, C · 2.45 to 2.55 · 2.5 ± 0.05 · A-1, B-3; several joined by “or”"
                  onChange={(event) => change({ key: event.target.value })}
                />
                {draft.type === 'numeric' && (
                  <TextField
                    label="Decimals asked for"
                    inputMode="numeric"
                    value={draft.decimals}
                    error={errorOf('decimals')}
                    onChange={(event) => change({ decimals: event.target.value.replaceAll(/\D/g, '').slice(0, 1) })}
                  />
                )}
              </div>
              <div>
                <h3>What earns marks</h3>
                <EarnsTable draft={draft} />
              </div>
            </div>
          </Section>
          <Section title="Besides">
            <div className="form">
              <FigureField
                figure={draft.figure}
                alt={draft.figure_alt}
                error={errorOf('figure')}
                onChange={(figure, figure_alt) => change({ figure, figure_alt })}
              />
              <div className="form-two">
                <FieldFrame label="Passage" id="question-passage" error={errorOf('passage_version_id')}>
                  <select
                    id="question-passage"
                    className="input"
                    value={draft.passage_version_id ?? ''}
                    onChange={(event) =>
                      change({ passage_version_id: event.target.value === '' ? null : Number(event.target.value) })
                    }
                  >
                    <option value="">none</option>
                    {(choices.data?.passages ?? []).map(({ code, version_id }) => (
                      <option key={version_id} value={version_id}>
                        {code}
                      </option>
                    ))}
                  </select>
                </FieldFrame>
                <TextField
                  label="Levels"
                  hint="Examinations and classes, with commas: jee-main, class-9"
                  value={draft.levels}
                  onChange={(event) => change({ levels: event.target.value })}
                />
                {!question && (
                  <TextField
                    label="Code"
                    hint="Left empty, the next free one of the subject is taken."
                    value={draft.code}
                    error={errorOf('code')}
                    onChange={(event) => change({ code: event.target.value })}
                  />
                )}
              </div>
            </div>
          </Section>
          {below}
        </div>
        <aside className="rail" aria-label="The student’s screen">
          <div className="section">
            <div className="student-bar">
              <fieldset className="segments segments--small">
                <legend className="visually-hidden">Width of the screen</legend>
                {[390, 1280].map((one) => (
                  <button key={one} type="button" aria-pressed={one === width} onClick={() => setWidth(one)}>
                    {one}
                  </button>
                ))}
              </fieldset>
              <span className="small muted">exactly the student’s screen</span>
            </div>
            {preview.data ? (
              <StudentFrame key={width} width={width} title={`The student’s screen at ${width} pixels`}>
                <StudentScreen
                  key={draft.type}
                  view={preview.data.view}
                  passage={preview.data.passage}
                  subject={draft.subject || 'Physics'}
                  language={language}
                  scheme={usualScheme(draft.type)}
                />
              </StudentFrame>
            ) : (
              <p className="small muted" role="status">
                {preview.error ? sentenceOf(preview.error) : 'Write the question to see it.'}
              </p>
            )}
          </div>
        </aside>
      </div>
    </>
  )
}
