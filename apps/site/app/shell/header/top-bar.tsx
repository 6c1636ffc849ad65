import { Icon } from '@northlight/ui/kit/icon.tsx'
import { mailIcon, phoneIcon } from '@northlight/ui/kit/icons.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { SearchLink } from '../../features/reading/search/search-link.tsx'
import { type Institute, telephoneLink } from '../../platform/institute/institute.ts'
import { SocialLinks } from '../contact/social-links.tsx'
import { LanguageLinks } from './language-links.tsx'

const line =
  'inline-flex min-h-10 items-center gap-2 text-on-night-2 no-underline figures hover:text-gold max-[360px]:text-2xs'

export function TopBar({ institute }: { institute: Institute }) {
  const { say } = useWords()
  const [phone] = institute.phones
  return (
    <div className="bg-night-3 text-xs">
      <div className="wrap flex min-h-10 items-center md:flex-wrap justify-between gap-4 max-[360px]:gap-2">
        <ul className="flex gap-7 max-sm:gap-5 max-[360px]:gap-2">
          {phone && (
            <li>
              <Link to={telephoneLink(phone.number)} className={line}>
                <Icon path={phoneIcon} size={16} />
                <span className="sr-only">{say('Call')} </span>
                {phone.number}
              </Link>
            </li>
          )}
          {institute.email && (
            <li>
              <Link to={`mailto:${institute.email}`} className={line}>
                <Icon path={mailIcon} size={16} />
                <span className="sr-only">{say('Write to')} </span>
                {/* Beside the number and the languages a phone has room for the sign alone. */}
                <span className="max-sm:sr-only">{institute.email}</span>
              </Link>
            </li>
          )}
        </ul>
        <LanguageLinks className="ml-auto" />
        <div className="flex items-center gap-3 max-md:hidden">
          {/* Where the menu leaves no room for it in the bar below. */}
          <SearchLink size={18} className="hidden h-10 w-8 text-on-night-2 menu:max-[1199px]:grid" />
          <SocialLinks
            institute={institute}
            linkClass="h-10 w-8 max-menu:w-10 text-on-night-2 hover:text-gold"
            className="gap-1"
          />
        </div>
      </div>
    </div>
  )
}
