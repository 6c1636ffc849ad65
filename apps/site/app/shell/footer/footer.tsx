import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { SocialLinks } from '../contact/social-links.tsx'
import { Brand } from '../header/brand.tsx'
import { FeedPlace } from '../menu/feed-place.tsx'
import { shownLinks } from '../menu/menu-tree.ts'
import { about, resources } from './footer-links.ts'
import { footerLine as line } from './footer-looks.ts'

export function Footer() {
  const { inEnglish, say } = useWords()
  const root = useRootData()
  const { institute, year } = root
  const further = shownLinks(resources, root)
  const [mailbox, host] = institute.email?.split('@') ?? []
  return (
    <footer
      id="site-links"
      data-noprint
      className="on-night bg-night pt-[clamp(2rem,1rem+6vw,5.5rem)] text-sm text-on-night-2"
    >
      <div className="wrap grid grid-cols-2 gap-x-[clamp(20px,3vw,48px)] gap-y-6 sm:gap-y-10 menu:grid-cols-[1.5fr_1fr_1.15fr_1fr_1.05fr]">
        <div className="max-menu:col-span-full">
          <Brand institute={institute} />
          {institute.tagline && (
            <p className="mt-4 mb-3 max-w-[19em]">
              <Stored text={institute.tagline} />
            </p>
          )}
          <SocialLinks
            institute={institute}
            linkClass="size-11 text-on-night-2 hover:text-gold"
            className="-ml-3 flex-wrap"
          />
        </div>
        <Column name="about" title={say('About us')}>
          <LinkList links={shownLinks(about, root)} />
        </Column>
        {further.length > 0 && (
          <Column name="resources" title={say('Resources')}>
            <LinkList links={further} />
          </Column>
        )}
        {/* Without a legal page there is no column; its place stays free so that the others do not jump. */}
        <div data-feed-box="legal">
          <Column name="legal" title={say('Legal')}>
            <FeedPlace feed="legal" look="footer" lineClass="h-9" onNight withoutScript="/sitemap" />
          </Column>
        </div>
        <Column name="contact" title={say('Contact us')}>
          <address {...inEnglish} className="text-balance">
            <ul>
              {institute.address && (
                <li>
                  {institute.mapUrl ? (
                    <Link to={institute.mapUrl} className={line}>
                      {institute.address}
                    </Link>
                  ) : (
                    <span className="block py-1.5 leading-snug text-on-night">{institute.address}</span>
                  )}
                </li>
              )}
              {institute.email && (
                <li>
                  <Link to={`mailto:${institute.email}`} className={`${line} wrap-anywhere`}>
                    {mailbox}
                    <wbr />
                    {host && `@${host}`}
                  </Link>
                </li>
              )}
              {institute.phones.map(({ number, label }) => (
                <li key={number}>
                  <Link to={telephoneLink(number)} className={`${line} figures`}>
                    {number}
                    {label && (
                      <span className="text-on-night-2">
                        {' '}
                        <Stored text={label} />
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          </address>
        </Column>
      </div>
      <div className="wrap mt-[clamp(1.5rem,0.8rem+4vw,4rem)] flex flex-wrap justify-between gap-x-8 gap-y-2 border-t border-line-night pt-4 pb-5 text-xs sm:pt-6 sm:pb-8">
        <p>
          © <span data-year>{year}</span>{' '}
          <Link to="/" className="no-underline hover:underline">
            {institute.name}
          </Link>
        </p>
        {institute.footerLine && (
          <p>
            <Stored text={institute.footerLine} />
          </p>
        )}
      </div>
    </footer>
  )
}

function Column({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  const id = `footer-${name}`
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2.5 font-sans text-sm leading-snug font-medium tracking-normal text-gold">
        {title}
      </h2>
      {children}
    </section>
  )
}

function LinkList({ links }: { links: readonly MenuLink[] }) {
  const { stored } = useWords()
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={line}>
            {stored(label)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
