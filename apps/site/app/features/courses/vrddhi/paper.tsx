import type { VrddhiView } from '@northlight/contract/content/page-texts'
import { Table } from '../../../ui/layout/table.tsx'

type Format = VrddhiView['format']

const facts = (format: Format): [string, string][] => [
  ['Questions', String(format.questions)],
  ['Time', `${format.minutes} minutes`],
  ['Right answer', `${format.marks_per_question} ${format.marks_per_question === 1 ? 'mark' : 'marks'}`],
  ['Wrong answer', format.negative_marks === 0 ? 'nothing taken away' : `${format.negative_marks} taken away`],
  ['Printed in', format.languages.join(' and ')],
  ['Written', format.mode === 'ONLINE' ? 'online' : 'on paper, in a hall'],
]

/** What the paper is like, in numbers. */
export function Paper({ format }: { format: Format }) {
  return (
    <div className="grid gap-x-20 gap-y-10 md:grid-cols-2">
      <dl className="grid content-start">
        {facts(format).map(([name, value]) => (
          <div key={name} className="grid grid-cols-[9rem_1fr] gap-5 border-t border-line-2 py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Table caption="Questions by subject">
        <thead>
          <tr>
            <th scope="col">Subject</th>
            <th scope="col" data-num>
              Questions
            </th>
          </tr>
        </thead>
        <tbody>
          {format.subjects.map(({ name, questions }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-num>{questions}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
