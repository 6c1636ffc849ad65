import {
  type Language,
  languageNames,
  languages,
  locales,
  type OtherLanguage,
} from '@northlight/contract/words/languages'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { chooseOwnLanguage, ownLanguage } from '../../../platform/words/own-language.ts'

const boxes = { kn: '0 -127 276 160', hi: '0 -127 244 160' }

/** By the outlines in the header of the document (`shell/header/language-name.tsx`). */
const DrawnName = ({ language }: { language: OtherLanguage }) => (
  <svg role="img" aria-label={languageNames[language]} viewBox={boxes[language]} height="1.25em" fill="currentColor">
    <use href={`#language-name-${language}`} />
  </svg>
)

/** Anyone who is asked to agree reads it in the language they know best: three names, each in its own letters. */
export function LanguageChoice() {
  const { say } = useWords()
  const current = useStore(ownLanguage, 'en')
  const { apiUrl } = useRootData()
  return (
    <fieldset className="-mt-2 mb-6 -ml-3 flex flex-wrap gap-x-2 text-sm">
      <legend className="sr-only">{say('Language of this page')}</legend>
      {languages.map((language: Language) => (
        <label
          key={language}
          lang={locales[language].slice(0, 5)}
          className="relative flex min-h-tap cursor-pointer items-center rounded-lg px-3 text-sky has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="language"
            value={language}
            checked={current === language}
            onChange={() => void chooseOwnLanguage(language, apiUrl)}
            className="sr-only"
          />
          <span className={current === language ? undefined : 'border-b'}>
            {language === 'en' ? languageNames.en : <DrawnName language={language} />}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
