import type { Language } from '@northlight/contract/exams/paper'
import { lazy, Suspense, useId, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Messages } from '../../ui/field.tsx'
import { type Draft, type DraftWording, digits, letters, oneMore } from './draft.ts'

const RichEditor = lazy(() => import('../rich/rich-editor.tsx').then((m) => ({ default: m.RichEditor })))

type RichProps = { label: string; html: string; onChange: (html: string) => void; error?: string }

/** Words with formulas; what the editor does not know is edited as it is written, so that nothing is lost. */
export function RichWords({ label, html, onChange, error }: RichProps) {
  const id = useId()
  const [isForeign, setForeign] = useState(false)
  return (
    <div className="field">
      <span className="label" id={id}>
        {label}
      </span>
      {isForeign ? (
        <textarea
          className="input mono"
          rows={6}
          aria-labelledby={id}
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<div className="rich rich--waiting" role="status" aria-label="The editor is coming" />}>
          <RichEditor
            // A line break inside a paragraph is a space to every browser; the editor has no other way to hold it.
            html={html.replaceAll(/\s*\n\s*/g, ' ')}
            onChange={onChange}
            labelledBy={id}
            isReadOnly={false}
            onForeign={() => setForeign(true)}
          />
        </Suspense>
      )}
      <Messages id={id} error={error} />
    </div>
  )
}

type Props = {
  draft: Draft
  language: Language
  wording: DraftWording
  onWording: (wording: DraftWording) => void
  onDraft: (change: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

/** One language: the question, its lists and its solution. The key is chosen beside the options, in English. */
export function WordingFields({ draft, language, wording, onWording, onDraft, errorOf }: Props) {
  const set = (change: Partial<DraftWording>) => onWording({ ...wording, ...change })
  const at = (['en', 'kn', 'hi'] as const).filter((one) => draft.wordings[one]).indexOf(language)
  return (
    <>
      <RichWords
        key={`text-${language}`}
        label="Question"
        html={wording.text}
        onChange={(text) => set({ text })}
        error={errorOf(`wordings.${at}.text`)}
      />
      {draft.type !== 'numeric' && (
        <EntryList
          title={draft.type === 'matching' ? 'List I' : 'Options and key'}
          names={draft.options}
          usual={letters}
          texts={wording.options}
          onTexts={(options) => set({ options })}
          onNames={(options) => onDraft({ options })}
          marks={draft.type === 'matching' ? undefined : { draft, onDraft }}
          error={errorOf(`wordings.${at}.options`)}
          canGrow={language === 'en'}
        />
      )}
      {draft.type === 'matching' && (
        <EntryList
          title="List II"
          names={draft.matches}
          usual={digits}
          texts={wording.matches}
          onTexts={(matches) => set({ matches })}
          onNames={(matches) => onDraft({ matches })}
          error={errorOf(`wordings.${at}.matches`)}
          canGrow={language === 'en'}
        />
      )}
      <RichWords
        key={`solution-${language}`}
        label="Worked solution"
        html={wording.solution}
        onChange={(solution) => set({ solution })}
        error={errorOf(`wordings.${at}.solution`)}
      />
    </>
  )
}

type ListProps = {
  title: string
  names: string[]
  texts: string[]
  onTexts: (texts: string[]) => void
  onNames: (names: string[]) => void
  usual: string[]
  marks?: { draft: Draft; onDraft: (change: Partial<Draft>) => void }
  error?: string
  canGrow: boolean
}

const keyNames = (key: string) => key.split(/\s+or\s+|[,;\s]+/).filter(Boolean)

function EntryList({ title, names, texts, onTexts, onNames, usual, marks, error, canGrow }: ListProps) {
  const id = useId()
  const right = marks ? keyNames(marks.draft.key) : []
  const choose = (name: string) => {
    if (!marks) return
    if (marks.draft.type === 'single') return marks.onDraft({ key: name })
    const next = right.includes(name) ? right.filter((one) => one !== name) : [...right, name].sort()
    marks.onDraft({ key: next.join(', ') })
  }
  return (
    <fieldset className="entries">
      <legend className="label">{title}</legend>
      {names.map((name, at) => (
        <div key={name} className="entries__row">
          {marks && (
            <label className="check entries__key">
              <input
                type={marks.draft.type === 'single' ? 'radio' : 'checkbox'}
                name={id}
                checked={right.includes(name)}
                onChange={() => choose(name)}
              />
              <span className="visually-hidden">{name} is right</span>
            </label>
          )}
          <b>{name}</b>
          <input
            className="input mono"
            aria-label={`${title}: ${name}`}
            value={texts[at] ?? ''}
            onChange={(event) =>
              onTexts(names.map((_, place) => (place === at ? event.target.value : (texts[place] ?? ''))))
            }
          />
        </div>
      ))}
      {canGrow && (
        <div className="form-acts">
          {names.length < 8 && (
            <Button small icon="plus" onClick={() => onNames(oneMore(names, usual))}>
              One more
            </Button>
          )}
          {names.length > 2 && (
            <IconButton small icon="minus" label="Take the last one away" onClick={() => onNames(names.slice(0, -1))} />
          )}
          <span className="tiny muted">Formulas between \( and \), as \(\sqrt&#123;2&#125;\).</span>
        </div>
      )}
      <Messages id={id} error={error} />
    </fieldset>
  )
}
