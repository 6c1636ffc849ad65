import type { AchieverView } from '@northlight/contract/content/people'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/picture.tsx'

export type Achiever = Pick<
  AchieverView,
  'slug' | 'name' | 'rank' | 'exam' | 'year' | 'college' | 'image' | 'statement'
>

export const achieverOf = (view: Achiever): Achiever => ({
  slug: view.slug,
  name: view.name,
  rank: view.rank,
  exam: view.exam,
  year: view.year,
  college: view.college,
  image: view.image,
  statement: view.statement,
})

/** `wide` where the whole page is theirs. Named with rank, seat, course, length and who paid: never a picture alone. */
export function Achievers({ achievers, wide }: { achievers: readonly Achiever[]; wide?: boolean }) {
  return (
    <ul className={classes('grid gap-8 sm:grid-cols-2', wide && 'menu:grid-cols-3')}>
      {achievers.map((person) => (
        <li key={person.slug} className="grid grid-cols-[72px_1fr] items-start gap-4 border-t border-line-2 pt-4">
          <Picture
            src={person.image}
            alt=""
            width={72}
            height={84}
            box={96}
            className="aspect-6/7 w-18 rounded-lg object-cover"
          />
          <div className="min-w-0">
            <p className="font-serif text-[1.1875rem] leading-[1.2] font-medium">{person.name}</p>
            <p className="text-sm font-medium text-bronze">{person.rank}</p>
            {person.college && <p className="text-sm text-ink-2">{person.college}</p>}
            <p className="mt-1 text-xs leading-normal text-ink-2">{person.statement}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
