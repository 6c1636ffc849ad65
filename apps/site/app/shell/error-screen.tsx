import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { failureOf } from '../platform/api/failure.ts'
import { useRootData } from '../platform/institute/root-data.ts'
import { Kept } from '../platform/islands/kept.tsx'
import { usePlace } from '../platform/navigation/place.ts'
import { LostConstellation } from '../ui/art/lost-constellation.tsx'
import { StarArcs } from '../ui/art/star-arcs.tsx'
import { Button } from '../ui/controls/button.tsx'
import { ButtonLink, Link } from '../ui/controls/link.tsx'
import { nightBand } from '../ui/layout/night-band.ts'

const waysOn = [
  { to: '/#courses', title: 'Courses', text: 'All campuses, one list' },
  { to: '/admission', title: 'Admission', text: 'Dates, test, scholarship' },
  { to: '/online-tests', title: 'Online tests', text: 'Free tests included' },
  { to: '/contact-us', title: 'Contact us', text: 'Talk to us' },
]

/** Any failed page, inside the full shell. Shows what a visitor can use and nothing of the inside. */
export function ErrorScreen({ error }: { error: unknown }) {
  const { say, stored } = useWords()
  const { pathname } = usePlace()
  const { institute } = useRootData()
  const { status, message, requestId, isUnreached } = failureOf(error)
  const missing = status === 404

  const heading = missing ? say('Oops! Page Not Found') : say('Oops! An error occured')
  return (
    <section className={`${nightBand} text-center`}>
      <title>{`${heading} · ${institute.name}`}</title>
      <meta name="robots" content="noindex" />
      <div aria-hidden="true" className="absolute top-[-420px] left-1/2 -z-1 -translate-x-1/2 opacity-30">
        <StarArcs size={1500} />
      </div>
      <div className="wrap grid justify-items-center pt-[clamp(2.5rem,1.5rem+4vw,5rem)] pb-[clamp(3rem,2rem+4vw,6rem)]">
        {missing && (
          <div className="aspect-[720/260] w-full max-w-155">
            <Kept part="lost">{import.meta.env.SSR && <LostConstellation />}</Kept>
          </div>
        )}
        <p className="mt-7 text-sm font-medium text-gold">
          {isUnreached ? say('No connection') : say('Error {number}', { number: status })}
        </p>
        <h1 className="mt-2.5 text-[clamp(2.25rem,1.6rem+3vw,4rem)]">{heading}</h1>
        <p className="mt-4.5 max-w-[29em] text-lg leading-normal text-on-night-3">
          {missing
            ? say('The page might have been removed, renamed or is temporarily unavailable.')
            : stored(message) || say('An error occurred on our side. Please try again: it often helps.')}
        </p>
        {missing && (
          <p className="mt-3.5 text-sm wrap-anywhere text-on-night-2">
            {say('Page not found:')} <code>{pathname}</code>
          </p>
        )}
        {status >= 500 && requestId && (
          <p className="mt-3.5 text-sm text-on-night-2">
            <Said
              text="If you write to us about this, add the number {number}."
              values={{ number: <code>{requestId}</code> }}
            />
          </p>
        )}
        <p className="mt-8 flex flex-wrap justify-center gap-3 max-sm:w-full max-sm:*:flex-[1_1_100%]">
          {!missing && (
            <Button variant="gold" size="lg" className="noscript:hidden" data-reload>
              {say('Try again')}
            </Button>
          )}
          <ButtonLink to="/" variant={missing ? 'gold' : 'ghost'} size="lg">
            {say('Return To Home')}
          </ButtonLink>
        </p>
        <nav aria-label={say('Where most people go')} className="mt-[clamp(3rem,2rem+3vw,4.5rem)] w-full">
          <ul className="grid grid-cols-2 border-t border-line-night text-left md:grid-cols-4">
            {waysOn.map(({ to, title, text }) => (
              <li key={to}>
                <Link to={to} className="group block py-5 pr-4 no-underline">
                  <b className="block font-serif text-title leading-tight font-medium group-hover:text-gold group-hover:underline">
                    {stored(title)}
                  </b>
                  <span className="text-sm text-on-night-2">{stored(text)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  )
}
