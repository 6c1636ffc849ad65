import type { Language } from '@northlight/contract/exams/paper'
import { languageNames } from '@northlight/ui/question/sheet.ts'
import { Note } from '../../ui/note.tsx'
import { type Draft, emptyWording } from './draft.ts'
import type { Preview } from './use-preview.ts'
import { WordingFields } from './wording-fields.tsx'

type Props = {
  draft: Draft
  language: Language
  preview: Preview
  onChange: (more: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

/** The words of one language, or the word that it has none yet. */
export function WordingPart({ draft, language, preview, onChange, errorOf }: Props) {
  const wording = draft.wordings[language]
  const write = (one: Draft['wordings'][Language]) => onChange({ wordings: { ...draft.wordings, [language]: one } })
  if (!wording)
    return (
      <Note
        tone="due"
        acts={
          <button type="button" className="link" onClick={() => write(emptyWording())}>
            Write it
          </button>
        }
      >
        This question is not written in {languageNames[language]} yet. Who chose that language reads it in English.
      </Note>
    )
  return (
    <WordingFields
      key={language}
      draft={draft}
      language={language}
      wording={wording}
      drawn={preview.data?.view.texts[language]}
      onWording={write}
      onDraft={onChange}
      errorOf={errorOf}
    />
  )
}
