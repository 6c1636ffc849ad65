import type { AdmissionView } from '@northlight/contract/content/page-texts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { Fold } from '../../../ui/layout/fold.tsx'

/** What a mark takes off the tuition, and what it does not. */
export function Scholarship({ scholarship }: { scholarship: AdmissionView['scholarship'] }) {
  const { say, stored } = useWords()
  return (
    <div className="grid grid-cols-1 items-start gap-x-20 gap-y-5 sm:gap-y-10 menu:grid-cols-[1.1fr_1fr]">
      <div>
        <Table caption={say('Share of the tuition that is waived, by the mark in the aptitude test')}>
          <thead>
            <tr>
              <th scope="col">{say('Mark, per cent')}</th>
              <th scope="col">{say('Honour')}</th>
              <th scope="col" data-num>
                {say('Tuition waived')}
              </th>
            </tr>
          </thead>
          <tbody>
            {scholarship.bands.map((band) => (
              <tr key={band.label}>
                <th scope="row" className="whitespace-nowrap">
                  <Stored text={band.label} />
                </th>
                <td className="w-full text-ink-2">
                  <span className="flex items-center gap-4">
                    <span className="w-16 shrink-0">
                      <Stored text={band.honour ?? '–'} />
                    </span>
                    <Bar percent={band.waiver_percent} />
                  </span>
                </td>
                <td data-num className="pl-4 font-serif text-title font-medium">
                  {band.waiver_percent}%
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <div className="grid text-sm max-sm:border-b max-sm:border-line-2 sm:gap-7">
        <Points title={say('How it works')} points={[scholarship.rounding, ...scholarship.notes].filter(Boolean)} />
        <Points title={say('What it does not do')} points={scholarship.exclusions} />
        {scholarship.applies_to.length > 0 && (
          <Fold title={say('For which courses')}>
            <p className="text-ink-2">
              {scholarship.applies_to.map(({ name }) => stored(name)).join(' · ')}.{' '}
              <Link to="/fees">{say('All courses and fees')}</Link>
            </p>
          </Fold>
        )}
      </div>
    </div>
  )
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Fold title={title}>
      <ul className="grid gap-2 text-ink-2">
        {points.map((point) => (
          <li key={point} className="border-t border-line pt-2">
            <Stored text={point} />
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Bar({ percent }: { percent: number }) {
  return (
    <svg width="100%" height="8" aria-hidden="true" className="min-w-10 max-sm:hidden">
      <rect width="100%" height="8" rx="4" className="fill-paper-3" />
      <rect width={`${percent}%`} height="8" rx="4" className="fill-bronze" />
    </svg>
  )
}
