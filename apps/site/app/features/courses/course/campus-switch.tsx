import { Link } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { coursePath } from '../../../platform/paths/paths.ts'

type Props = { branches: readonly { name: string; slug: string }[]; current: string; course: string }

/** The same course at another campus: other tutors, other dates, another fee. On paper only the one it is about. */
export function CampusSwitch({ branches, current, course }: Props) {
  const { say } = useWords()
  return (
    <nav aria-label={say('Campus')} className="flex flex-wrap items-center gap-2 text-sm">
      <span aria-hidden="true" className="mr-1.5 text-on-night-2">
        {say('Campus')}
      </span>
      {branches.map(({ name, slug }) => (
        <Link
          key={slug}
          to={coursePath(slug, course)}
          aria-current={slug === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center rounded-pill border border-field-night px-4 py-1.5 font-medium text-on-night no-underline hover:border-gold hover:text-gold aria-[current]:border-on-night aria-[current]:bg-on-night aria-[current]:text-night not-aria-[current]:print:hidden"
        >
          <Stored text={name} />
        </Link>
      ))}
    </nav>
  )
}
