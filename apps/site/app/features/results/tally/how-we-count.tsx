import type { ResultRow } from '@northlight/contract/content/disclosures'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { FoldMark } from '../../../ui/controls/fold-mark.tsx'

const columns = [
  ['began', 'Began'],
  ['finished', 'Finished'],
  ['jee', 'JEE'],
  ['neet', 'NEET'],
  ['kcet', 'KCET'],
  ['other', 'Other'],
  ['trying_again', 'Again'],
] as const

/** The rule of counting and the numbers it is made of, folded away below the picture. */
export function HowWeCount({ text, rows, year }: { text: string; rows: ResultRow[]; year: number }) {
  const { say } = useWords()
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-sky hover:text-night">
        {say('How we count')}
        <FoldMark size={18} />
      </summary>
      <p className="mt-2 max-w-measure text-ink-2">
        <Stored text={text} />
      </p>
      {rows.length > 0 && (
        <Table caption={say('By course and campus, {year}', { year })} minWidth="min-w-160" className="mt-5">
          <thead>
            <tr>
              <th scope="col">{say('Course and campus')}</th>
              {columns.map(([key, label]) => (
                <th key={key} scope="col" data-num>
                  {say(label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.course.name} ${row.branch.name}`}>
                <th scope="row">
                  <Stored text={row.course.name} />, <Stored text={row.branch.name} />
                </th>
                {columns.map(([key]) => (
                  <td key={key} data-num>
                    {row[key]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </details>
  )
}
