import type { FullReportView, MistakeKind } from '@northlight/contract/results/report-views'
import { classes } from '@northlight/ui/classes.ts'
import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { ReportSection } from './report-section.tsx'
import { numberList, shownMarks } from './shown.ts'

const looks: Record<MistakeKind, string> = {
  concept: 'bg-clay text-white',
  careless: 'bg-[#d98a4e] text-[#241300]',
  not_reached: 'bg-[repeating-linear-gradient(135deg,#d9d0b8_0_5px,#efe8d6_5px_10px)] text-ink',
  slow: 'bg-gold text-night',
  guess: 'bg-[#cfd8e8] text-night',
}

type Props = Pick<FullReportView, 'mistakes' | 'total'> & { reviewPath: string | undefined }

/** Why marks went, as far as time and answers tell. The student may say otherwise beside each question. */
export function MistakesPart({ mistakes, total, reviewPath }: Props) {
  const { say } = useWords()
  const found = mistakes.filter(({ numbers }) => numbers.length > 0)
  const lost = found.reduce((sum, { marks_lost }) => sum + marks_lost, 0)
  if (found.length === 0)
    return (
      <ReportSection title={say('Where you lost marks')}>
        <p>{say('Nowhere: you have every mark of this test.')}</p>
      </ReportSection>
    )
  return (
    <ReportSection
      title={say('Where you lost marks')}
      lead={`${say('Marks lost: {count}, sorted by why they went.', { count: shownMarks(lost) })} ${
        reviewPath
          ? say('The kinds are our reading of your time and answers; change one beside its question if we are wrong.')
          : say('The kinds are our reading of your time and answers.')
      }`}
    >
      <div aria-hidden="true" className="flex h-13 gap-0.5 forced-color-adjust-none sm:h-16">
        {total.marks > 0 && (
          <Part weight={total.marks} look="bg-night text-on-night">
            {shownMarks(total.marks)}
            <span className="font-sans text-xs font-normal max-sm:hidden"> {say('earned')}</span>
          </Part>
        )}
        {found.map(({ kind, marks_lost }) =>
          marks_lost > 0 ? (
            <Part key={kind} weight={marks_lost} look={looks[kind]}>
              {shownMarks(marks_lost)}
            </Part>
          ) : null,
        )}
      </div>
      <Table caption={say('Mistakes by kind')} hideCaption className="mt-5">
        <thead>
          <tr>
            <th scope="col">{say('Kind')}</th>
            <th scope="col" data-num className="max-sm:hidden">
              {say('Questions')}
            </th>
            <th scope="col" data-num>
              {say('Marks lost')}
            </th>
            <th scope="col" className="max-sm:hidden sm:pl-8!">
              {say('What we saw')}
            </th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ kind, label, saw, numbers, marks_lost }) => (
            <tr key={kind}>
              <th scope="row" className="sm:whitespace-nowrap">
                <span
                  aria-hidden="true"
                  className={classes(
                    'mr-2.5 inline-block size-3 rounded-[3px] align-baseline forced-color-adjust-none',
                    looks[kind],
                  )}
                />
                {label}
                <span className="block pt-0.5 pl-5.5 font-normal text-ink-2 sm:hidden">{saw}</span>
              </th>
              <td data-num className="max-sm:hidden">
                {numbers.length}
              </td>
              <td data-num>{shownMarks(marks_lost)}</td>
              <td className="text-ink-2 max-sm:hidden sm:pl-8!">
                {saw}{' '}
                {reviewPath && (
                  <Link to={`${reviewPath}?mistake=${kind}`}>
                    {numbers.length === 1
                      ? say('Question {numbers}', { numbers: numberList(numbers, say, 8) })
                      : say('Questions {numbers}', { numbers: numberList(numbers, say, 8) })}
                  </Link>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportSection>
  )
}

function Part({ weight, look, children }: { weight: number; look: string; children: React.ReactNode }) {
  return (
    <span
      style={{ flexGrow: weight }}
      className={classes(
        'flex min-w-0 basis-0 items-center gap-1.5 overflow-hidden rounded-sm pl-2.5 font-serif font-medium whitespace-nowrap figures max-sm:pl-1.5',
        look,
      )}
    >
      {children}
    </span>
  )
}
