import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { listAddress } from '../../../platform/lists/list-address.ts'
import type { ExamPack } from './exam-packs.server.ts'

type Props = { path: string; packs: ExamPack[]; all: number; search: string }

const isText = (marking: ExamPack['marking']): marking is 'marks by question' | 'partial marks' =>
  marking === 'marks by question' || marking === 'partial marks'

const cell =
  'relative grid h-full content-start gap-px border-line-night px-4 pt-4 pb-5 text-xs leading-note text-on-night no-underline group-not-first:border-l group-first:pl-0 aria-[current]:shadow-[inset_0_-3px_0_var(--color-gold)]'

/** Kinds of examination, each a search for its name. One line that scrolls on narrow screens. */
export function PackNav({ path, packs, all, search }: Props) {
  const { say } = useWords()
  if (packs.length < 2) return null
  const current = search.toLowerCase()
  return (
    <nav aria-label={say('Kinds of exam')} data-noprint className="border-t border-line-night">
      <ul className="scroll-x flex max-menu:-mx-gutter max-menu:px-gutter">
        <li className="group shrink-0 menu:flex-1">
          <Link to={path} preventScrollReset aria-current={search === '' ? 'true' : undefined} className={cell}>
            <b className="font-serif text-body leading-card font-medium">{say('All exams')}</b>
            <span className="text-on-night-2">{all === 1 ? say('1 test') : say('{count} tests', { count: all })}</span>
          </Link>
        </li>
        {packs.map(({ name, questions, minutes, marking }) => (
          <li key={name} className="group shrink-0 menu:flex-1">
            <Link
              to={listAddress(path, { q: name })}
              preventScrollReset
              aria-current={current === name.toLowerCase() ? 'true' : undefined}
              className={cell}
            >
              <b className="font-serif text-body leading-card font-medium">{name}</b>
              <span className="text-on-night-2">
                {say('{questions} questions, {minutes} min', { questions, minutes })}
              </span>
              <span className="text-on-night-2">{isText(marking) ? say(marking) : marking}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
