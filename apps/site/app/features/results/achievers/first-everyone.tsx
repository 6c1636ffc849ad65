import { Link } from '@northlight/ui/kit/link.tsx'
import type { ReactNode } from 'react'
import { EveryoneBar } from '../tally/everyone-bar.tsx'
import type { Result } from '../tally/result.ts'

/** The whole class before the few who are named. */
export function FirstEveryone({ result, children }: { result: Result; children?: ReactNode }) {
  return (
    <section
      aria-labelledby="everyone"
      className="grid items-start gap-x-columns-2 gap-y-6 border-b border-line-2 py-part menu:grid-cols-[328px_minmax(0,1fr)]"
    >
      <div>
        <h2 id="everyone" className="text-part">
          First, everyone
        </h2>
        <p className="mt-3 text-sm text-ink-2">
          {result.began} students began a two-year course; {result.finished} finished it in {result.year}. {children}
        </p>
      </div>
      <div>
        <EveryoneBar outcomes={result.outcomes} />
        <p className="text-sm text-ink-2">
          Counted on {result.countedOn}, every student once. {result.left} left before the end.{' '}
          <Link to="/#results">How we count</Link>
        </p>
      </div>
    </section>
  )
}
