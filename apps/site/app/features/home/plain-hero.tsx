import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { addressIn } from '@northlight/contract/words/campaign-paths'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { ReactNode } from 'react'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { useHasPage } from '../../platform/paths/joining.ts'
import { nightBand } from '../../ui/layout/night-band.ts'
import type { Sitting } from '../admission/sittings/open-sittings.ts'
import { seatsOf } from '../admission/sittings/sitting-words.ts'
import type { Slide } from './hero.tsx'

/** The first view of an institute without a picture: its words on a ruled ground, and the sheet of a calendar beside. */
export function PlainHero({ slide, next }: { slide: Slide; next: Sitting | null }) {
  const { language, say } = useWords()
  const hasPage = useHasPage()
  const { institute } = useRootData()
  return (
    <section aria-labelledby="promise" className={nightBand}>
      <Ruled />
      <div className="wrap relative grid items-start gap-x-columns gap-y-8 py-section menu:grid-cols-[1.5fr_1fr]">
        <div className="max-w-140 xl:max-w-165">
          {slide.eyebrow && (
            <p className="mb-4 text-sm font-medium text-gold sm:mb-6">
              <Stored text={slide.eyebrow} />
            </p>
          )}
          <h1 id="promise">
            <Stored text={slide.heading} />
          </h1>
          {slide.text && (
            <p className="mt-5 max-w-[31.5em] text-lg leading-normal text-on-night-3 sm:mt-7">
              <Stored text={slide.text} />
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3 max-md:*:flex-[1_1_100%] sm:mt-9">
            {slide.button && (
              <ButtonLink to={addressIn(language, slide.button.to)} variant="gold" size="lg">
                <Stored text={slide.button.label} />
              </ButtonLink>
            )}
            {hasPage('/online-tests') && (
              <ButtonLink to="/online-tests" variant="ghost" size="lg">
                {say('Take a free test')}
              </ButtonLink>
            )}
          </p>
        </div>
        {next ? (
          <Sheet label={say('Next aptitude test')}>
            <p className="font-serif text-h1 leading-none">{Number(next.sits_on.slice(8))}</p>
            <p className="mt-1 font-serif text-h4">{shownDate(`${next.sits_on}T06:00:00.000Z`, language)}</p>
            <p className="mt-2 text-sm">
              <Stored text={next.centre} />, {next.slot}
            </p>
            <p className="mt-1 text-sm">
              {seatsOf(next, say)} · {next.fee_paise > 0 ? shownMoney(next.fee_paise) : say('Free')}
            </p>
          </Sheet>
        ) : (
          institute.phones.length > 0 && (
            <Sheet label={say('Call')}>
              <ul>
                {institute.phones.map(({ number, label }) => (
                  <li key={number} className="mt-2">
                    <a
                      href={telephoneLink(number)}
                      className="font-serif text-h4 text-night no-underline hover:underline"
                    >
                      {number}
                    </a>
                    {label && (
                      <span className="block text-sm">
                        <Stored text={label} />
                      </span>
                    )}
                  </li>
                ))}
              </ul>
            </Sheet>
          )
        )}
      </div>
    </section>
  )
}

/** A leaf in the second colour, which carries the colour of the head as its ink. */
function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="rounded-lg bg-gold px-6 pt-5 pb-5 text-night">
      <p className="border-b pb-3 text-sm font-medium">{label}</p>
      <div className="pt-3">{children}</div>
    </div>
  )
}

const Ruled = () => (
  <svg aria-hidden="true" data-noprint className="absolute inset-0 -z-1 size-full opacity-40">
    <defs>
      <pattern id="ruled" width="8" height="48" patternUnits="userSpaceOnUse">
        <path d="M0 47.5H8" stroke="currentColor" strokeOpacity=".25" />
      </pattern>
    </defs>
    <rect width="100%" height="100%" fill="url(#ruled)" />
  </svg>
)
