import { languageOf, pathIn } from '@northlight/contract/words/language-paths'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { MoreLink } from '@northlight/ui/kit/link.tsx'
import { Notice } from '@northlight/ui/kit/notice.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { redirect } from 'react-router'
import { chosenIn, compareAddress, examplesOf } from '../../features/courses/compare/chosen.ts'
import { compared } from '../../features/courses/compare/compared.ts'
import { Comparison } from '../../features/courses/compare/comparison.tsx'
import { Picker } from '../../features/courses/compare/picker.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta, rootOf } from '../../platform/head/meta.ts'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/compare'

const title = 'Compare courses'
const lead = 'Compare up to three courses: fee, hours, seats, dates, refund and how the last batch did.'
const trailOf = (say: Say) => [[say('Courses'), '/fees'], [say(title)]] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const chosen = chosenIn(url)
  const asked = url.searchParams.getAll('c')
  // One address for each comparison, without the empty lists a form sends along.
  if (asked.length !== chosen.length) throw redirect(pathIn(languageOf(url.pathname), compareAddress(chosen)))
  return load(context, async (client) => {
    const [{ course: courses }, columns] = await Promise.all([
      client.get('/course'),
      Promise.all(chosen.map((one) => compared(client, one))),
    ])
    const found = columns.filter((column) => column !== null)
    const options = courses.flatMap(({ name, slug, branches }) =>
      branches.map((branch) => ({
        value: `${branch.slug}/${slug}`,
        label: `${name}, ${branch.name}`,
        group: branch.name,
      })),
    )
    return {
      columns: found,
      chosen: found.map(({ branch, course }) => ({ branch: branch.slug, course: course.slug })),
      options: options.toSorted((a, b) => (a.group < b.group ? -1 : a.group > b.group ? 1 : 0)),
      missing: columns.length - found.length,
      examples: examplesOf(courses),
    }
  })
}

export const meta: Route.MetaFunction = ({ location, matches }) => {
  const say = sayIn(rootOf(matches).words)
  return pageMeta({
    title: say(title),
    description: say(lead),
    path: location.pathname,
    trail: trailOf(say),
    noindex: location.search !== '',
    matches,
  })
}

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { say, stored } = useWords()
  const { columns, chosen, options, missing, examples } = loaderData
  return (
    <>
      <PageBanner title={say(title)} trail={trailOf(say)} lead={say(lead)} />
      <div className="wrap grid grid-cols-1 gap-10 pt-10 pb-section">
        {columns.length > 1 ? (
          // Anyone who has chosen wants the table: on a phone the lists would fill the first screen.
          <Fold headingLevel={2} title={say('Compare other courses')} className="max-sm:-mt-6 max-sm:border-b">
            <Picker options={options} chosen={chosen} />
          </Fold>
        ) : (
          <Picker options={options} chosen={chosen} />
        )}
        {missing > 0 && (
          <Notice kind="warning">
            {missing === 1
              ? say('One of these courses is no longer offered and cannot be shown.')
              : say('{count} of these courses are no longer offered and cannot be shown.', { count: missing })}
          </Notice>
        )}
        {columns.length === 0 ? (
          <EmptyState
            title={say('Choose two courses')}
            action={
              <ul className="grid justify-items-start gap-x-8">
                {examples.map(({ one, other, campus, to }) => (
                  <li key={to}>
                    <MoreLink to={to}>
                      {say('{one} and {other}, {campus}', {
                        one: stored(one),
                        other: stored(other),
                        campus: stored(campus),
                      })}
                    </MoreLink>
                  </li>
                ))}
                <li>
                  <MoreLink to="/fees">{say('All courses and fees')}</MoreLink>
                </li>
              </ul>
            }
          >
            <p>
              {say(
                'Pick a course in each list above, from any campus. The address of the comparison can be kept or sent to someone at home. Or begin with one of these:',
              )}
            </p>
          </EmptyState>
        ) : (
          <>
            <div>
              {columns.length > 2 && (
                <p className="mb-3 text-xs text-ink-2 md:hidden" data-noprint>
                  {say('The table moves sideways, to show all {count} courses.', { count: columns.length })}
                </p>
              )}
              <Comparison columns={columns} />
            </div>
            {columns.length === 1 && (
              <p className="text-ink-2">{say('Choose a second course above to see both together.')}</p>
            )}
            <p className="flex flex-wrap items-center gap-x-8 gap-y-3" data-noprint>
              <PrintButton />
              <MoreLink to="/fees">{say('All courses and fees')}</MoreLink>
            </p>
          </>
        )}
      </div>
    </>
  )
}
