import { shownDate } from '@northlight/contract/dates'
import type { PracticeSummaryView } from '@northlight/contract/results/practice'
import { Link } from '@northlight/ui/kit/link.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { practicePath } from '../../../platform/paths/paths.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'

/** What was practised lately, unfinished first in sight. */
export function PracticeSessions({ sessions }: { sessions: PracticeSummaryView[] }) {
  const { say, stored, language } = useWords()
  return (
    <section aria-labelledby="lately" className="self-start">
      <h2 id="lately" className="text-h3">
        {say('Recent practice')}
      </h2>
      {sessions.length === 0 && (
        <p className="mt-3 text-ink-2">
          {say('Nothing yet. Choose a topic; ten questions take a quarter of an hour.')}
        </p>
      )}
      <ul className="mt-4 border-b border-line-2">
        {sessions.slice(0, 12).map((session) => (
          <li key={session.uuid} className="border-t border-line-2 py-3.5 text-sm leading-note">
            <Link to={practicePath(session.uuid)} className="font-semibold text-ink">
              {stored(session.title)}
            </Link>
            <p className="mt-0.5 flex flex-wrap justify-between gap-x-4 text-ink-2">
              <span>
                {shownDate(session.created_at, language)},{' '}
                {say('{right} of {all} right', { right: session.right, all: session.answered })}
              </span>
              {session.finished_at ? (
                <StateMark state="done">{say('Completed')}</StateMark>
              ) : (
                <StateMark state="ongoing">
                  {say('{left} left', { left: session.questions - session.answered })}
                </StateMark>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
