import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Institute } from '../../platform/institute/institute.ts'
import { Link } from '../../ui/controls/link.tsx'
import { networksOf, waysOf } from './contact-ways.ts'
import { SocialLinks } from './social-links.tsx'

/** Every way to reach the institute at once, in words. */
export function ContactList({ institute }: { institute: Institute }) {
  const words = useWords()
  return (
    <ul className="on-paper w-68 animate-rise rounded-lg border border-line bg-white p-2 shadow-pop">
      {waysOf(institute, words).map(({ to, label, Icon }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-12 items-center gap-3.5 rounded-sm px-3 py-2 text-sm font-medium text-ink no-underline hover:bg-paper-2 hover:text-ink"
          >
            <Icon className="text-bronze" />
            <span>{label}</span>
          </Link>
        </li>
      ))}
      {networksOf(institute).length > 0 && (
        <li className="mt-1.5 border-t border-line pt-1.5 first:mt-0 first:border-0 first:pt-0">
          <SocialLinks
            institute={institute}
            linkClass="size-11 text-ink-2 hover:text-ink"
            className="justify-between"
          />
        </li>
      )}
    </ul>
  )
}
