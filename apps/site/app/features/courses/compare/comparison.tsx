import { Link } from '@northlight/ui/kit/link.tsx'
import { Table } from '@northlight/ui/kit/table.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { coursePath } from '../../../platform/paths/paths.ts'
import { compareAddress, without } from './chosen.ts'
import type { Compared } from './compared.ts'
import { rows } from './rows.tsx'

/**
 * Two or three courses beside each other. Two fit on a phone; three scroll in their own frame while the names of the rows
 * stay.
 */
export function Comparison({ columns }: { columns: readonly Compared[] }) {
  const words = useWords()
  const { say } = words
  const chosen = columns.map(({ branch, course }) => ({ branch: branch.slug, course: course.slug }))
  return (
    <Table
      caption={say('Courses compared')}
      hideCaption
      minWidth={columns.length > 2 ? 'min-w-150' : undefined}
      className="max-[360px]:hyphens-auto max-[360px]:[&_table]:table-fixed max-[360px]:[&_:is(td,th)]:pr-2! max-[360px]:[&_:is(td,th)]:wrap-anywhere max-[360px]:[&_tbody]:text-xs"
    >
      <thead>
        <tr>
          <th scope="col" className="sticky left-0 z-1 w-24 bg-paper max-[360px]:w-21 sm:w-36">
            <span className="sr-only">{say('What is compared')}</span>
          </th>
          {columns.map(({ course, branch }, index) => (
            <th key={`${branch.slug}/${course.slug}`} scope="col" className="align-top! font-normal!">
              <Link
                to={coursePath(branch.slug, course.slug)}
                className="block font-serif text-h4 leading-heading text-ink max-[360px]:text-body no-underline hover:underline"
              >
                <Stored text={course.name} />
              </Link>
              <span className="mt-1 block text-sm text-bronze">
                <Stored text={branch.name} />
              </span>
              {chosen[index] && (
                <Link
                  to={compareAddress(without(chosen, chosen[index]))}
                  className="inline-block py-2 text-sm"
                  data-noprint
                >
                  {say('Remove')}
                  <span className="sr-only"> {`${course.name}, ${branch.name}`}</span>
                </Link>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="sticky left-0 z-1 bg-paper align-top text-ink-2">
              {say(name)}
            </th>
            {columns.map((column) => (
              <td key={`${column.branch.slug}/${column.course.slug}`}>{value(column, words) || <Unknown />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Unknown() {
  const { say } = useWords()
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{say('not stated')}</span>
    </>
  )
}
