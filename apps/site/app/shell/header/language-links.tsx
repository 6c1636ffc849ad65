import { addressIn, hasLanguages } from '@northlight/contract/words/campaign-paths'
import { languages } from '@northlight/contract/words/languages'
import { classes } from '@northlight/ui/classes.ts'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { usePlace } from '../../platform/navigation/place.ts'
import { LanguageName } from './language-name.tsx'

/**
 * This page in every language; from a page that is only English all lead to a home page, so that the header of an
 * application page is the same on the next one.
 */
export function LanguageLinks({ className }: { className?: string }) {
  const { language, say } = useWords()
  const { pathname, search } = usePlace()
  const here = hasLanguages(pathname) ? pathname + search : '/'
  return (
    <nav aria-label={say('Language')} className={className}>
      <ul className="flex flex-wrap items-center justify-end gap-1 max-[360px]:gap-0">
        {languages.map((one) => (
          <li key={one}>
            {/* Not our Link, which would stay in the language of this page. */}
            <a
              href={addressIn(one, here)}
              lang={one}
              hrefLang={one}
              aria-current={one === language ? 'true' : undefined}
              className={classes(
                'inline-flex min-h-10 items-center px-1.5 no-underline hover:text-gold max-[360px]:px-1',
                one === language ? 'text-gold' : 'text-on-night-2',
              )}
            >
              <LanguageName language={one} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
