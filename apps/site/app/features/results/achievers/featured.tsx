import { Portrait } from '../../../ui/cards/portrait.tsx'
import type { Achiever } from './achiever.ts'
import { Circumstances, Rank } from './achiever-card.tsx'

/** One of them, in their own words. */
export function Featured({ achiever }: { achiever: Achiever }) {
  return (
    <figure className="grid items-center gap-x-[clamp(32px,5vw,88px)] gap-y-6 py-part sm:grid-cols-[168px_minmax(0,1fr)] menu:grid-cols-[264px_minmax(0,1fr)]">
      <Portrait src={achiever.image} alt={`Portrait of ${achiever.name}`} box={300} className="w-32 sm:w-full" />
      <div>
        <blockquote>
          <p className="max-w-[17.5em] font-serif text-[clamp(1.5rem,1.1rem+1.9vw,2.5rem)] leading-heading font-light tracking-[-0.022em] text-balance">
            {achiever.quote}
          </p>
        </blockquote>
        <figcaption className="mt-6">
          <Rank {...achiever} />
          <p className="mt-1 font-serif text-h4 leading-card font-medium">
            {[achiever.name, achiever.year].filter(Boolean).join(', ')}
          </p>
          <p className="mt-0.5 text-sm leading-note">{achiever.seat}</p>
          <Circumstances achiever={achiever} />
        </figcaption>
      </div>
    </figure>
  )
}
