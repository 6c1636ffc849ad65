import { languageNames, languages } from '@northlight/contract/words/languages'

/** The paper to be signed, for the printer, in the languages families read. */
export function ConsentForms() {
  return (
    <span className="consent-forms">
      Form to sign:{' '}
      {languages.map((language) => (
        <a
          key={language}
          href={`/api/v1/office/consent-form/${language}`}
          target="_blank"
          rel="noreferrer"
          lang={language}
        >
          {languageNames[language]}
        </a>
      ))}
    </span>
  )
}
