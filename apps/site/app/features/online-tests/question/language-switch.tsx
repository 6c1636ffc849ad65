import { languageNames } from '@northlight/ui/question/sheet.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'

type Language = keyof typeof languageNames
type Switch = { languages: Language[]; language: Language; onChange: (language: Language) => void }

export function LanguageSwitch({ languages, language, onChange }: Switch) {
  const { say } = useWords()
  return (
    <label className="inline-flex items-center gap-2 text-sm text-ink-2">
      {say('Language')}
      <select
        value={language}
        onChange={(event) => onChange(event.target.value as Language)}
        className="min-h-10 rounded-md border border-field bg-white px-2 text-ink"
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
    </label>
  )
}
