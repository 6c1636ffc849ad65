import { Icon } from '@northlight/ui/kit/icon.tsx'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { Institute } from '../../platform/institute/institute.ts'
import { networksOf, waysOf } from './contact-ways.ts'
import { SocialLinks } from './social-links.tsx'

const group = 'border-t border-line-night py-1'

/** From 993 px up, in the margin below "Connect With Us": each way to reach the institute, without a click. */
export function ContactRail({ institute }: { institute: Institute }) {
  const words = useWords()
  const ways = waysOf(institute, words)
  return (
    <div className="contact-rail max-menu:hidden">
      {ways.length > 0 && (
        <ul className={group}>
          {ways.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} title={label} className="contact-sign rounded-pill text-gold">
                <Icon path={icon} size={18} />
                <span className="sr-only">{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {networksOf(institute).length > 0 && (
        <SocialLinks
          institute={institute}
          linkClass="contact-sign text-on-night-2 hover:text-gold"
          className={`flex-col ${group}`}
        />
      )}
    </div>
  )
}
