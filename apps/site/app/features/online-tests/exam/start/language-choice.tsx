import { type Language, languageNames, languages } from '@northlight/contract/words/languages'
import { chosenRowLook } from '@northlight/ui/question/chosen-row-look.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type LanguageProps = {
  /** In which the questions can be read. */
  translated: readonly Language[]
  language: Language
  onLanguage: (language: Language) => void
}

/** Chosen here, before the clock starts, and kept for the person: rules, buttons, report and mails follow. */
export function LanguageChoice({ translated, language, onLanguage }: LanguageProps) {
  const { say } = useWords()
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{say('Language')}</legend>
      <div className="grid grid-cols-3 gap-2">
        {languages.map((one) => (
          <label
            key={one}
            className={`relative flex min-h-tap cursor-pointer items-center justify-center gap-2 rounded-md border px-2 text-sm has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky ${
              one === language ? chosenRowLook : 'border-field bg-white'
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
      <p className="mt-2 text-xs text-ink-2">
        {translated.includes(language)
          ? translated.length > 1
            ? say(
                'Rules, buttons, questions and your report. The language of the questions can be changed at any question.',
              )
            : say('Rules, buttons, questions and your report.')
          : say('Rules, buttons and your report. The questions of this test are in English.')}
      </p>
    </fieldset>
  )
}
