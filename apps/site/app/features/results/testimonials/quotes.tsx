import { classes } from '@northlight/ui/classes.ts'
import { Agreed } from '../agreed.tsx'
import type { Testimonial } from './testimonial.ts'
import { TestimonialCard } from './testimonial-card.tsx'

/** How much of a long text stands open. */
export const quoteLength = 320

/** What families say. `wide` where the whole page is theirs. */
export function Quotes({ quotes, wide }: { quotes: readonly Testimonial[]; wide?: boolean }) {
  return (
    <>
      <div
        className={classes(
          'grid gap-x-10 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
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
