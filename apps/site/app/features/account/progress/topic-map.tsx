import type { ProgressView } from '@northlight/contract/results/progress'

const wordOf = (strength: number) => (strength >= 0.7 ? 'strong' : strength >= 0.45 ? 'getting there' : 'weak')

/** Every topic met so far, from weak to strong, as a length and in words. */
export function TopicMap({ subjects }: { subjects: ProgressView['topics'] }) {
  return (
    <section aria-labelledby="topics">
      <h2 id="topics" className="text-h2">
        Your topics
      </h2>
      <p className="mt-2 max-w-[38em] text-sm text-ink-2">
        From your tests and your practice. Weak ones come first, and your ten questions a day are chosen from them.
      </p>
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        {subjects.map(({ subject, topics }) => (
          <section key={subject} aria-label={subject}>
            <h3 className="text-h3">{subject}</h3>
            <ul className="mt-3">
              {topics
                .toSorted((a, b) => a.strength - b.strength)
                .map(({ topic, asked, right, strength }) => (
                  <li
                    key={topic}
                    className="grid grid-cols-[minmax(0,1fr)_6rem_7.5rem] items-center gap-3 border-t border-line py-2 text-sm"
                  >
                    <span className="wrap-break-word">{topic}</span>
                    <span aria-hidden="true" className="h-2 rounded-pill bg-paper-2 forced-color-adjust-none">
                      <span
                        className="block h-2 rounded-pill bg-night"
                        style={{ width: `${Math.max(4, strength * 100)}%` }}
                      />
                    </span>
                    <span className="text-right text-ink-2 figures">
                      {right} of {asked}, {wordOf(strength)}
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}
