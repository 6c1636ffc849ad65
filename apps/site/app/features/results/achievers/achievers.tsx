import { classes } from '@northlight/ui/classes.ts'
import { Agreed } from '../agreed.tsx'
import type { Achiever } from './achiever.ts'
import { AchieverCard } from './achiever-card.tsx'

type Props = {
  achievers: readonly Achiever[]
  /** Where the whole width is theirs. */
  wide?: boolean
  /** On a phone one beside the other, moved along with a thumb. */
  isRow?: boolean
}

/** Named with rank, seat, course, length and who paid, never a picture alone. */
export function Achievers({ achievers, wide, isRow }: Props) {
  return (
    <>
      <ul
        // What scrolls must be reachable by keyboard.
        tabIndex={isRow ? 0 : undefined}
        className={classes(
          isRow ? 'snap-row [--card:88%] sm:grid' : 'grid',
          'gap-x-8 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
        )}
      >
        {achievers.map((achiever) => (
          <AchieverCard key={achiever.slug} achiever={achiever} showYear />
        ))}
      </ul>
      <Agreed className="mt-3 sm:mt-6" />
    </>
  )
}
