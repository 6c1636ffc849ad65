import { type Language, languageNames, languages } from '@northlight/contract/words/languages'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useStore } from '@northlight/ui/state/use-store.ts'
import { useEffect } from 'react'
import { useRootData } from '../../../platform/institute/root-data.ts'
import { chooseOwnLanguage, followOwnLanguage, ownLanguage } from '../../../platform/words/own-language.ts'
import { DetailsSection } from '../profile/details-section.tsx'

/** A parent meets no rules screen: the language of letters and mails is chosen here too. */
export function LanguagePart() {
  const language = useStore(ownLanguage, 'en')
  const { apiUrl } = useRootData()
  useEffect(() => followOwnLanguage(apiUrl), [apiUrl])
  return (
    <DetailsSection
      id="language"
      title="Language"
      lead="Of tests, practice and reports, of the letter about a child, and of the mails about them."
    >
      <SelectField
        label="Language"
        name="language"
        value={language}
        className="max-w-60"
        onChange={(event) => void chooseOwnLanguage(event.target.value as Language, apiUrl)}
        options={languages.map((one) => ({ value: one, label: languageNames[one] }))}
      />
    </DetailsSection>
  )
}
