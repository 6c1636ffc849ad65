import type { FullReportView } from '@northlight/contract/results/report-views'
import { Table } from '@northlight/ui/kit/table.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { ReportSection } from './report-section.tsx'

export function GradeScale({ grade_scale, test }: Pick<FullReportView, 'grade_scale' | 'test'>) {
  const { say, stored } = useWords()
  return (
    <ReportSection
      title={say('Grades')}
      lead={
        test.is_admission ? say('The grade decides the scholarship.') : say('By the share of the marks, rounded down.')
      }
      beside
    >
      <Table caption={say('Grades and what they stand for')} hideCaption>
        <thead>
          <tr>
            <th scope="col">{say('Grade')}</th>
            <th scope="col">{say('Stands for')}</th>
          </tr>
        </thead>
        <tbody>
          {grade_scale.map(({ grade, label, is_own }) => (
            <tr key={grade} className={is_own ? 'bg-gold-2 font-semibold' : undefined}>
              <th scope="row" className="pl-3">
                {grade}
                {is_own && <span className="ml-2 text-sm font-normal">{say('yours')}</span>}
              </th>
              <td>{stored(label)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportSection>
  )
}
