import type { FullReportView } from '@northlight/contract/results/report-views'
import { ChartFrame } from '@northlight/ui/charts/chart-frame.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useId } from 'react'
import { ReportSection } from './report-section.tsx'
import { shownMarks } from './shown.ts'

type Props = Pick<FullReportView, 'standing' | 'ranked_from' | 'distribution' | 'total'>

/** The place in the class without anybody's name. */
export function Standing({ standing, ranked_from, distribution, total }: Props) {
  const { say } = useWords()
  const { needed, so_far } = ranked_from
  if (!standing)
    return (
      <ReportSection title={say('Where you stand')} beside>
        <p className="text-ink-2">
          {so_far === null || so_far >= needed
            ? say('The class is being ranked. Your place appears here in a few minutes.')
            : say('Your rank appears when {needed} students have taken this test; {count} so far.', {
                needed,
                count: so_far,
              })}
        </p>
      </ReportSection>
    )
  const { above, below_or_same, gap_to_tenth, median } = standing
  const lead = [
    above === 0
      ? say('Nobody scored more than you. Students who scored the same or less: {count}.', { count: below_or_same })
      : say('Students who scored more than you: {above}; the same or less: {below}.', { above, below: below_or_same }),
    gap_to_tenth === null ? '' : say('Marks missing to the tenth rank: {count}.', { count: shownMarks(gap_to_tenth) }),
  ].join(' ')
  return (
    <ReportSection title={say('Where you stand')} lead={lead} beside>
      {distribution.length > 1 && (
        <Distribution bands={distribution} own={total.marks} median={median} takers={standing.takers} />
      )}
    </ReportSection>
  )
}

type Chart = { bands: FullReportView['distribution']; own: number; median: number | null; takers: number }

const width = 720
const height = 200

function Distribution({ bands, own, median, takers }: Chart) {
  const { say } = useWords()
  const id = useId()
  const most = Math.max(...bands.map((band) => band.takers), 1)
  const from = bands[0]?.from ?? 0
  const to = bands.at(-1)?.to ?? 1
  const step = width / bands.length
  const at = (marks: number) => ((marks - from) / (to - from || 1)) * width
  const band = (to - from) / bands.length || 1
  const every = Math.ceil(bands.length / 6)
  const labels = bands.filter(({ from: edge }) => Math.round(edge / band) % every === 0)
  // A word near the edge turns inwards.
  const anchor = (x: number, near = 170) => (x < near ? 'start' : x > width - near ? 'end' : 'middle')
  return (
    <ChartFrame
      show={say('Show the numbers')}
      chart={
        <svg
          viewBox={`0 -68 ${width} ${height + 108}`}
          className="h-auto w-full overflow-visible text-[15px] max-md:text-[28px]"
          role="img"
          aria-labelledby={id}
        >
          <title id={id}>
            {[
              say('How {count} students scored.', { count: takers }),
              median === null ? '' : say('The middle of the class is at {count} marks.', { count: shownMarks(median) }),
              say('You are at {count}.', { count: shownMarks(own) }),
            ].join(' ')}
          </title>
          {bands.map((band, n) => {
            const tall = (band.takers / most) * height
            return (
              <rect
                key={band.from}
                x={n * step + 2}
                y={height - tall}
                width={Math.max(step - 4, 1)}
                height={tall}
                rx="3"
                className={band.is_own ? 'fill-bronze' : 'fill-[#c8cfdf]'}
              />
            )
          })}
          <path d={`M0 ${height}H${width}`} className="stroke-ink" />
          {median !== null && (
            <>
              <path d={`M${at(median)} ${height}V-32`} className="stroke-ink-2" strokeDasharray="3 4" />
              <text x={at(median)} y="-40" textAnchor={anchor(at(median))} className="fill-ink-2">
                {say('Middle of the class, {count}', { count: shownMarks(median) })}
              </text>
            </>
          )}
          <path d={`M${at(own)} ${height}V-10`} className="stroke-bronze" strokeWidth="2" />
          <circle cx={at(own)} cy="-12" r="5" className="fill-bronze" />
          <text
            x={at(own) + (at(own) > width - 160 ? -10 : 10)}
            y="-7"
            textAnchor={at(own) > width - 160 ? 'end' : 'start'}
            className="fill-ink font-semibold"
          >
            {say('You, {count}', { count: shownMarks(own) })}
          </text>
          {labels.map(({ from: edge }) => (
            <text key={edge} x={at(edge)} y={height + 32} textAnchor={anchor(at(edge), 20)} className="fill-ink-2">
              {shownMarks(edge)}
            </text>
          ))}
        </svg>
      }
      numbers={
        <Table caption={say('Students by marks')} hideCaption>
          <thead>
            <tr>
              <th scope="col">{say('Marks')}</th>
              <th scope="col" data-num>
                {say('Students')}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.from}>
                <th scope="row">
                  {say('{from} to {to}', { from: shownMarks(band.from), to: shownMarks(band.to) })}
                  {band.is_own && ` (${say('you are here')})`}
                </th>
                <td data-num>{band.takers}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      }
    />
  )
}
