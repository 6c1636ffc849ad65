import type { FullReportView, TotalsView } from '@northlight/contract/results/report-views'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { NumberHeads } from './number-heads.tsx'
import { hatched, OutcomeKey } from './outcome-key.tsx'
import { ReportSection } from './report-section.tsx'
import { shownMarks, shownSpan } from './shown.ts'

/** Right, wrong and blank of each section as lengths and as figures. */
export function SectionBars({ sections, total }: Pick<FullReportView, 'sections' | 'total'>) {
  const { say, stored } = useWords()
  const hasPartly = total.partly > 0
  return (
    <ReportSection title={say('Section by section')}>
      <p className="mb-3">
        <OutcomeKey
          outcomes={['right', ...(hasPartly ? (['partly'] as const) : []), 'wrong', 'blank', ...withdrawn(total)]}
        />
      </p>
      <Table caption={say('Marks by section')} hideCaption minWidth="sm:min-w-[620px]">
        <thead>
          <tr>
            <th scope="col">{say('Section')}</th>
            <th scope="col">{say('Marks')}</th>
            <th scope="col" className="w-[34%] max-sm:hidden">
              <span className="sr-only">{say('Shares')}</span>
            </th>
            <NumberHeads titles={[say('Right'), ...(hasPartly ? [say('Partly')] : []), say('Wrong'), say('Blank')]} />
            <NumberHeads titles={[say('Negative'), say('Time')]} className="max-sm:hidden" />
          </tr>
        </thead>
        <tbody>
          {sections.map((section) => (
            <Row key={section.name} name={stored(section.name)} totals={section} hasPartly={hasPartly} />
          ))}
          {sections.length > 1 && <Row name={say('All')} totals={total} hasPartly={hasPartly} isTotal />}
        </tbody>
      </Table>
    </ReportSection>
  )
}

const withdrawn = (total: TotalsView) => (total.dropped > 0 ? (['dropped'] as const) : [])

type Row = { name: string; totals: TotalsView; hasPartly: boolean; isTotal?: boolean }

function Row({ name, totals, hasPartly, isTotal }: Row) {
  const { say } = useWords()
  return (
    <tr className={isTotal ? 'border-t-ink! font-semibold' : undefined}>
      <th scope="row">{name}</th>
      <td className="whitespace-nowrap">
        <b className="font-serif text-figure leading-none font-medium">{shownMarks(totals.marks)}</b>{' '}
        <span className="text-ink-2">{say('of {count}', { count: totals.max })}</span>
      </td>
      <td className="max-sm:hidden">{!isTotal && <Bar totals={totals} />}</td>
      <td data-num>{totals.right}</td>
      {hasPartly && <td data-num>{totals.partly}</td>}
      <td data-num>{totals.wrong}</td>
      <td data-num>{totals.blank}</td>
      <td data-num className="max-sm:hidden">
        {shownMarks(totals.negative_marks)}
      </td>
      <td data-num className="max-sm:hidden">
        {shownSpan(totals.time_ms, say)}
      </td>
    </tr>
  )
}

const parts = [
  ['right', 'bg-leaf text-white'],
  ['partly', 'border border-leaf bg-leaf-3 text-ink'],
  ['wrong', `${hatched} text-clay-ink`],
  ['blank', 'border border-ink-2 bg-white text-ink-2'],
  ['dropped', 'border border-dashed border-ink-2 text-ink-2'],
] as const

/** Lengths only: the figures stand in the same row. */
function Bar({ totals }: { totals: TotalsView }) {
  return (
    <span aria-hidden="true" className="flex h-8 gap-0.5 forced-color-adjust-none">
      {parts.map(([outcome, look]) =>
        totals[outcome] === 0 ? null : (
          <i
            key={outcome}
            style={{ flexGrow: totals[outcome] }}
            className={`grid min-w-6 basis-0 place-items-center rounded-xs text-xs font-semibold not-italic figures ${look}`}
          >
            <span className={outcome === 'wrong' ? 'rounded-xs bg-white px-1' : undefined}>{totals[outcome]}</span>
          </i>
        ),
      )}
    </span>
  )
}
