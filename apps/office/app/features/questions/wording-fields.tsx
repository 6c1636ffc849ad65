import type { Language } from '@northlight/contract/exams/paper'
import { type Draft, type DraftWording, digits, letters } from './draft.ts'
import { EntryList } from './entry-list.tsx'
import { RichWords } from './rich-words.tsx'

type Props = {
  draft: Draft
  language: Language
  wording: DraftWording
  /** The same as the student will see it, formulas set; a moment behind the keys. */
  drawn: { options: Record<string, string>; matches?: Record<string, string> } | undefined
  onWording: (wording: DraftWording) => void
  onDraft: (change: Partial<Draft>) => void
  errorOf: (field: string) => string | undefined
}

/** One language: the question, its lists and its solution. The key is chosen beside the options, in English. */
export function WordingFields({ draft, language, wording, drawn, onWording, onDraft, errorOf }: Props) {
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
          drawn={drawn?.options}
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
          drawn={drawn?.matches}
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
