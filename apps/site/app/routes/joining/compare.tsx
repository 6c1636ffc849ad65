import { redirect } from 'react-router'
import { chosenIn, compareAddress, examplesOf } from '../../features/courses/compare/chosen.ts'
import { compared } from '../../features/courses/compare/compared.ts'
import { Comparison } from '../../features/courses/compare/comparison.tsx'
import { Picker } from '../../features/courses/compare/picker.tsx'
import { load } from '../../platform/api/load.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { MoreLink } from '../../ui/controls/link.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import { Notice } from '../../ui/layout/notice.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/compare'

const title = 'Compare courses'
const lead = 'Compare up to three courses: fee, hours, seats, dates, refund and how the last batch did.'
const trail = [['Courses', '/fees'], [title]] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const chosen = chosenIn(url)
  const asked = url.searchParams.getAll('c')
  // One address for each comparison, without the empty lists a form sends along.
  if (asked.length !== chosen.length) throw redirect(compareAddress(chosen))
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

export const meta: Route.MetaFunction = ({ location, matches }) =>
  pageMeta({
    title,
    description: lead,
    path: location.pathname,
    trail,
    noindex: location.search !== '',
    matches,
  })

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { columns, chosen, options, missing, examples } = loaderData
  return (
    <>
      <PageBanner title={title} trail={trail} lead={lead} />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-10 pt-10 pb-section">
        <Picker options={options} chosen={chosen} />
        {missing > 0 && (
          <Notice kind="warning">
            {missing === 1 ? 'One of these courses is' : `${missing} of these courses are`} no longer offered and cannot
            be shown.
          </Notice>
        )}
        {columns.length === 0 ? (
          <EmptyState
            title="Choose two courses"
            action={
              <ul className="grid justify-items-start gap-x-8">
                {[...examples, { label: 'All courses and fees', to: '/fees' }].map(({ label, to }) => (
                  <li key={to}>
                    <MoreLink to={to}>{label}</MoreLink>
                  </li>
                ))}
              </ul>
            }
          >
            <p>
              Pick a course in each list above, from any campus. The address of the comparison can be kept or sent to
              someone at home. Or begin with one of these:
            </p>
          </EmptyState>
        ) : (
          <>
            <div>
              {columns.length > 1 && (
                <p className="mb-3 text-xs text-ink-2 md:hidden" data-noprint>
                  The table moves sideways, to show all {columns.length} courses.
                </p>
              )}
              <Comparison columns={columns} />
            </div>
            {columns.length === 1 && <p className="text-ink-2">Choose a second course above to see both together.</p>}
            <p className="flex flex-wrap items-center gap-x-8 gap-y-3" data-noprint>
              <PrintButton />
              <MoreLink to="/fees">All courses and fees</MoreLink>
            </p>
          </>
        )}
      </div>
    </>
  )
}
