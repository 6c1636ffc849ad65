import type { FullReportView } from '@northlight/contract/results/report-views'
import { Table } from '../../../ui/layout/table.tsx'
import { ReportSection } from './report-section.tsx'

export function GradeScale({ grade_scale, test }: Pick<FullReportView, 'grade_scale' | 'test'>) {
  return (
    <ReportSection
      title="Grades"
      lead={test.is_admission ? 'The grade decides the scholarship.' : 'By the share of the marks, rounded down.'}
      beside
    >
      <Table caption="Grades and what they stand for" hideCaption>
        <thead>
          <tr>
            <th scope="col">Grade</th>
            <th scope="col">Stands for</th>
          </tr>
        </thead>
        <tbody>
          {grade_scale.map(({ grade, label, is_own }) => (
            <tr key={grade} className={is_own ? 'bg-gold-2 font-semibold' : undefined}>
              <th scope="row" className="pl-3">
                {grade}
                {is_own && <span className="ml-2 text-sm font-normal">yours</span>}
              </th>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </ReportSection>
  )
}
