import { classes } from '@northlight/ui/classes.ts'
import { Agreed } from '../agreed.tsx'
import type { Achiever } from './achiever.ts'
import { AchieverCard } from './achiever-card.tsx'

type Props = {
  achievers: readonly Achiever[]
  /** Where the whole width is theirs. */
  wide?: boolean
  /** Three on a phone, where the way to all of them stands beside. */
  few?: boolean
}

/** Named with rank, seat, course, length and who paid, never a picture alone. */
export function Achievers({ achievers, wide, few }: Props) {
  return (
    <>
      <ul
        className={classes(
          'grid gap-x-8 gap-y-10 md:grid-cols-2',
          wide ? 'menu:grid-cols-3' : 'bar:grid-cols-1 xl:grid-cols-2',
          few && 'max-sm:*:nth-[n+4]:hidden',
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
