import { languages } from '@northlight/contract/words/languages'

/** As colleagues say it: a computer in the office may lack the letters of the languages themselves. */
const named = { en: 'English', kn: 'Kannada', hi: 'Hindi' } as const

/** The paper to be signed, for the printer, in the languages families read. */
export function ConsentForms() {
  return (
    <span className="[&_a]:ml-2">
      Form to sign:{' '}
      {languages.map((language) => (
        <a key={language} href={`/api/v1/office/consent-form/${language}`} target="_blank" rel="noreferrer">
          {named[language]}
        </a>
      ))}
    </span>
  )
}
