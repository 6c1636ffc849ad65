import type { VrddhiView } from '@northlight/contract/content/page-texts'
import type { Text } from '@northlight/contract/words/catalogue'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { type UsedWords, useWords } from '@northlight/ui/words/use-words.ts'

type Format = VrddhiView['format']

const facts = (format: Format, { say, stored }: UsedWords): [Text, string][] => [
  ['Questions', String(format.questions)],
  ['Time', say('{count} minutes', { count: format.minutes })],
  [
    'Right answer',
    format.marks_per_question === 1 ? say('1 mark') : say('{count} marks', { count: format.marks_per_question }),
  ],
  [
    'Wrong answer',
    format.negative_marks === 0
      ? say('nothing taken away')
      : say('{count} taken away', { count: format.negative_marks }),
  ],
  ['Printed in', format.languages.map(stored).join(', ')],
  ['Written', format.mode === 'ONLINE' ? say('online') : say('on paper, in a hall')],
]

/** What the paper is like, in numbers. */
export function Paper({ format }: { format: Format }) {
  const words = useWords()
  const { say } = words
  return (
    <div className="grid grid-cols-1 gap-x-20 gap-y-10 md:grid-cols-2">
      <dl className="grid content-start">
        {facts(format, words).map(([name, value]) => (
          <div
            key={name}
            className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] gap-5 wrap-anywhere border-t border-line-2 py-3"
          >
            <dt className="text-ink-2">{say(name)}</dt>
            <dd className="font-medium figures">{value}</dd>
          </div>
        ))}
      </dl>
      <Table caption={say('Questions by subject')}>
        <thead>
          <tr>
            <th scope="col">{say('Subject')}</th>
            <th scope="col" data-num>
              {say('Questions')}
            </th>
          </tr>
        </thead>
        <tbody>
          {format.subjects.map(({ name, questions }) => (
            <tr key={name}>
              <th scope="row">
                <Stored text={name} />
              </th>
              <td data-num>{questions}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
