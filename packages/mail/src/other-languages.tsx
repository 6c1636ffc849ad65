import type { Language } from '@northlight/contract/words/languages'
import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import type { MailInstitute } from './template.ts'

const pages = [
  { lang: 'kn', words: 'ಈ ಮೇಲ್ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ. ನಮ್ಮ ಪುಟಗಳು ಕನ್ನಡದಲ್ಲಿ:' },
  { lang: 'hi', words: 'यह मेल अंग्रेज़ी में है। हमारे पेज हिन्दी में:' },
] as const

/** Under an English mail to a family of which nobody knows what it reads best: where our pages are in its language. */
export function OtherLanguages({ institute, language = 'en' }: { institute: MailInstitute; language?: Language }) {
  if (language !== 'en') return null
  return pages.map(({ lang, words }) => (
    <Text
      key={lang}
      lang={lang}
      className="ink-2"
      style={{ color: '#4a5370', fontSize: '14px', lineHeight: '22px', margin: '0 0 4px' }}
    >
      {words}{' '}
      <Link href={`${institute.site_url}/${lang}`} className="ink-2" style={{ color: '#4a5370' }}>
        {`${institute.site_url}/${lang}`}
      </Link>
    </Text>
  ))
}
