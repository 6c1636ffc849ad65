import type { ProgressView } from '@northlight/contract/results/progress'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'

/** One or two questions say nothing about a topic yet. */
const enough = 3

export const wordOf = ({ asked, strength }: { asked: number; strength: number }): string => {
  if (asked < enough) return 'too few to say'
  return strength >= 0.7 ? 'strong' : strength >= 0.45 ? 'getting there' : 'weak'
}

type Topic = ProgressView['topics'][number]['topics'][number]

/** What to work on stands open; the others are one tap away. */
const open = 5

/** Every topic met so far, from weak to strong, as a length and in words. */
export function TopicMap({ subjects }: { subjects: ProgressView['topics'] }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-h2">
        Your topics
      </h2>
      <p className="mt-2 max-w-brief text-sm text-ink-2">
        From your tests and your practice. Weak ones come first, and your ten questions a day are chosen from them.
      </p>
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        {subjects.map(({ subject, topics }) => (
          <section key={subject} aria-label={subject}>
            <h3 className="text-h3">{subject}</h3>
            <FromWeakToStrong subject={subject} topics={topics.toSorted((a, b) => a.strength - b.strength)} />
          </section>
        ))}
      </div>
    </section>
  )
}

function FromWeakToStrong({ subject, topics }: { subject: string; topics: readonly Topic[] }) {
  const others = topics.slice(open)
  return (
    <>
      <Topics topics={topics.slice(0, open)} className="mt-3" />
      {others.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-11 items-center gap-2 text-sm font-semibold text-sky hover:text-night">
            {others.length === 1 ? '1 more topic' : `${others.length} more topics`}
            <span className="sr-only"> of {subject}</span>
            <FoldMark size={18} />
          </summary>
          <Topics topics={others} />
        </details>
      )}
    </>
  )
}

function Topics({ topics, className }: { topics: readonly Topic[]; className?: string }) {
  return (
    <ul className={className}>
      {topics.map(({ topic, asked, right, strength }) => (
        <li
          key={topic}
          className="grid grid-cols-[minmax(0,1fr)_min(4.5rem,20%)_min(8.5rem,39%)] items-center gap-3 border-t border-line py-2 text-sm sm:grid-cols-[minmax(0,1fr)_6rem_9rem]"
        >
          <span className="wrap-break-word">{topic}</span>
          <span aria-hidden="true" className="h-2 rounded-pill bg-paper-2 forced-color-adjust-none">
            <span className="block h-2 rounded-pill bg-night" style={{ width: `${Math.max(4, strength * 100)}%` }} />
          </span>
          <span className="text-right text-ink-2 figures">
            {right} of {asked}, {wordOf({ asked, strength })}
          </span>
        </li>
      ))}
    </ul>
  )
}
