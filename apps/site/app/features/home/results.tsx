import type { ResultRow } from '@northlight/contract/content/disclosures'
import { Band } from '@northlight/ui/kit/band.tsx'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import type { MenuLink } from '../../platform/paths/paths.ts'
import { BandHead } from '../../ui/layout/band-head.tsx'
import type { Achiever } from '../results/achievers/achiever.ts'
import { AchieverLine } from '../results/achievers/achiever-card.tsx'
import { HowWeCount } from '../results/tally/how-we-count.tsx'
import type { Result } from '../results/tally/result.ts'
import { Tally } from '../results/tally/tally.tsx'

export type ResultsData = Result & { heading: string; intro: string; source: string; rule: string; rows: ResultRow[] }

/** Everyone, one mark each; then a few who agreed to be named, and the way to the rest of them. */
export function Results({ result, achievers, lists }: ResultsProps) {
  const { say } = useWords()
  if (!result && lists.length === 0) return null
  return (
    <Band id="results" labelledBy="results-heading">
      <BandHead
        id="results-heading"
        mark="dipper"
        markLabel={result ? say('Results, {year}', { year: result.year }) : say('Achievers')}
        title={result ? <Stored text={result.heading} /> : say('Where they study today.')}
        lead={
          result ? (
            <Stored text={result.intro} />
          ) : (
            say('Named only with their consent, with the course they took and how long it was.')
          )
        }
      />
      {result && (
        <>
          <Tally outcomes={result.outcomes} />
          <p className="mt-4 text-sm text-ink-2">
            <Stored text={result.source} />
          </p>
          <HowWeCount text={result.rule} rows={result.rows} year={result.year} />
        </>
      )}
      <div
        id="achievers"
        className="snap-row mt-6 scroll-mt-24 items-start sm:mt-part sm:grid sm:gap-x-10 sm:gap-y-6 md:grid-cols-2 xl:grid-cols-3"
      >
        {achievers.map((achiever) => (
          <AchieverLine key={achiever.slug} achiever={achiever} />
        ))}
        {lists.length > 0 && (
          <nav aria-label={say('Achievers by examination')} className="sm:col-span-full">
            <ul className="flex flex-wrap gap-x-6 sm:gap-x-9 sm:gap-y-1">
              {lists.map(({ label, to }) => (
                <li key={to}>
                  <MoreLink to={to}>
                    <Stored text={label} />
                  </MoreLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </Band>
  )
}

type ResultsProps = { result: ResultsData | null; achievers: Achiever[]; lists: MenuLink[] }
