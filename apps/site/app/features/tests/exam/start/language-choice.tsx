import type { Language } from '@northlight/contract/exams/paper'
import { languageNames } from '@northlight/ui/question/sheet.ts'

type LanguageProps = { languages: Language[]; language: Language; onLanguage: (language: Language) => void }

export function LanguageChoice({ languages, language, onLanguage }: LanguageProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">Language of the questions</legend>
      <div className="grid grid-cols-3 gap-2">
        {languages.map((one) => (
          <label
            key={one}
            className={`relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md border px-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky ${
              one === language
                ? 'border-night bg-[#f2f5fb] shadow-[inset_0_0_0_1px_var(--color-night)]'
                : 'border-field bg-white'
            }`}
          >
            <input
              type="radio"
              name="language"
              checked={one === language}
              onChange={() => onLanguage(one)}
              className="size-4.5 accent-night"
            />
            <span lang={one}>{languageNames[one]}</span>
          </label>
        ))}
      </div>
      <p className="mt-2 text-xs text-ink-2">You can change it during the test, at any question.</p>
    </fieldset>
  )
}
