import { Band } from '@northlight/ui/kit/band.tsx'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { BandMark } from '../../ui/layout/band-head.tsx'
import type { Testimonial } from '../results/testimonials/testimonial.ts'
import { LargeQuote, ShortQuote } from '../results/testimonials/testimonial-card.tsx'

export function Testimonials({ testimonials: [first, ...others] }: { testimonials: Testimonial[] }) {
  const { say } = useWords()
  if (!first) return null
  return (
    <Band ground="tint" labelledBy="words-heading" className="border-y border-line">
      <BandMark mark="scorpius">{say('In their words')}</BandMark>
      <h2 id="words-heading" className="sr-only">
        {say('What families say')}
      </h2>
      <div className="snap-row mt-4 items-start sm:grid sm:gap-x-columns sm:mt-8 sm:gap-y-12 menu:grid-cols-[1.5fr_1fr]">
        <LargeQuote testimonial={first} />
        <div className="content-start max-sm:contents sm:grid sm:grid-cols-2 sm:gap-7 menu:grid-cols-1">
          {others.map((testimonial) => (
            <ShortQuote key={testimonial.id} testimonial={testimonial} />
          ))}
          <p className="shrink-0 max-sm:self-center sm:col-span-full">
            <MoreLink to="/testimonial">{say('More from students and parents')}</MoreLink>
          </p>
        </div>
      </div>
    </Band>
  )
}
