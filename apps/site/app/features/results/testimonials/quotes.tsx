import { classes } from '@northlight/ui/classes.ts'
import { Agreed } from '../agreed.tsx'
import type { Testimonial } from './testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** How much of a long text stands open. */
export const quoteLength = 320

type Props = {
  quotes: readonly Testimonial[]
  /** Where the whole width is theirs. */
  wide?: boolean
  /** On a phone one beside the other, moved along with a thumb. */
  isRow?: boolean
}

/** What families say. */
export function Quotes({ quotes, wide, isRow }: Props) {
  return (
    <>
      <div
        // What scrolls must be reachable by keyboard.
        tabIndex={isRow ? 0 : undefined}
        className={classes(
          isRow ? 'snap-row items-start [--card:88%] sm:grid sm:items-stretch' : 'grid',
          'gap-x-10 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
        )}
      >
        {quotes.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
      <Agreed className="mt-4 sm:mt-8" />
    </>
  )
}
