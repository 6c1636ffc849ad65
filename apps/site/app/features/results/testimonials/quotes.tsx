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
  /** Two on a phone, where the way to all of them stands beside. */
  few?: boolean
}

/** What families say. */
export function Quotes({ quotes, wide, few }: Props) {
  return (
    <>
      <div
        className={classes(
          'grid gap-x-10 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
          few && 'max-sm:*:nth-[n+3]:hidden',
        )}
      >
        {quotes.map((testimonial) => (
          <TestimonialCard key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
      <Agreed className="mt-8" />
    </>
  )
}
