import { classes } from '@northlight/ui/classes.ts'
import { Agreed } from '../agreed.tsx'
import type { Achiever } from './achiever.ts'
import { AchieverCard } from './achiever-card.tsx'

/** Named with rank, seat, course, length and who paid, never a picture alone. `wide` where the whole page is theirs. */
export function Achievers({ achievers, wide }: { achievers: readonly Achiever[]; wide?: boolean }) {
  return (
    <>
      <ul
        className={classes(
          'grid gap-x-8 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
        )}
      >
        {achievers.map((achiever) => (
          <AchieverCard key={achiever.slug} achiever={achiever} showYear />
        ))}
      </ul>
      <Agreed className="mt-6" />
    </>
  )
}
