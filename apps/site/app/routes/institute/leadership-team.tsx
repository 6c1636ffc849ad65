import { facultyPerPage } from '@northlight/contract/pages/faculty-path'
import { Band } from '@northlight/ui/kit/band.tsx'
import { ClosingBand } from '../../features/institute/closing-band.tsx'
import { Bio } from '../../features/institute/people/bio.tsx'
import { ManagerRow } from '../../features/institute/people/manager-row.tsx'
import { type Person, personOf } from '../../features/institute/people/person.ts'
import { PersonCard } from '../../features/institute/people/person-card.tsx'
import { TutorRegister } from '../../features/institute/people/tutor-register.tsx'
import { load } from '../../platform/api/load.ts'
import { orNull } from '../../platform/api/or-null.ts'
import { pageMeta } from '../../platform/head/meta.ts'
import { listAddress } from '../../platform/lists/list-address.ts'
import { ListFrame } from '../../platform/lists/list-frame.tsx'
import { loadList } from '../../platform/lists/load-list.ts'
import { loadPageHead } from '../../platform/lists/load-page-head.ts'
import { searchText } from '../../platform/lists/page-number.ts'
import { Portrait } from '../../ui/cards/portrait.tsx'
import { Chips } from '../../ui/controls/chips.tsx'
import { BandHead } from '../../ui/layout/band-head.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import { ListEmpty } from '../../ui/lists/list-empty.tsx'
import type { Route } from './+types/leadership-team'

const path = '/leadership-team'
const trail = [['About us', '/about-us'], ['Leadership team and faculty']] as const

export const loader = async ({ context, url }: Route.LoaderArgs) => {
  const filters = { campus: searchText(url, 'campus') || undefined }
  const [head, { data: managers }, { items, paging }, { branch }, disclosures] = await Promise.all([
    loadPageHead(context, { text: 'leadership', seo: 'leadership-page' }, 'The people who will know your name'),
    load(context, (client) => client.get('/team-member/management')),
    loadList({
      context,
      url,
      filters,
      read: (client, page) =>
        client.get('/team-member/staff', { query: { total: facultyPerPage, page, 'filter[branch]': filters.campus } }),
    }),
    load(context, (client) => client.get('/branch/all')),
    load(context, (client) => orNull(client.get('/disclosure'))),
  ])
  return {
    head,
    filters,
    paging,
    managers: managers.map((view) => ({ ...personOf(view), html: view.description ?? '' })),
    staff: items.map((view) => ({ ...personOf(view), bio: view.description ?? '' })),
    campuses: branch.map(({ name, slug }) => ({ name, slug })),
    registers: (disclosures?.disclosure ?? []).map(({ branch: { name, slug }, tutors }) => ({
      slug,
      campus: name,
      tutors,
    })),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return []
  return pageMeta({
    title: 'Leadership team and faculty',
    description: loaderData.head.lead,
    seo: loaderData.head.seo,
    path: location.pathname + location.search,
    trail,
    matches,
  })
}

export default function LeadershipTeam({ loaderData }: Route.ComponentProps) {
  const { head, filters, paging, managers, staff, campuses, registers } = loaderData
  const chips = [
    { label: 'All campuses', to: path, isCurrent: !filters.campus },
    ...campuses.map(({ name, slug }) => ({
      label: name,
      to: listAddress(path, { campus: slug }),
      isCurrent: filters.campus === slug,
    })),
  ]
  return (
    <>
      <PageBanner
        title={head.heading}
        trail={trail}
        tagline="Leadership team and faculty"
        lead={head.lead || 'Everyone with a name, a subject, a qualification and the years they have taught.'}
        aside={<Faces people={managers} />}
      />
      {managers.length > 0 && paging.current === 1 && !filters.campus && (
        <Band labelledBy="management">
          <BandHead id="management" mark="cross" markLabel="Management" title="Leadership." />
          <ul className="snap-row [--card:86%] sm:block">
            {managers.map((person) => (
              <ManagerRow key={person.slug} person={person} />
            ))}
          </ul>
        </Band>
      )}
      <Band ground="white" labelledBy="faculty">
        <BandHead id="faculty" mark="lyra" markLabel="Faculty and staff" title="Our faculty." className="mb-7" />
        {campuses.length > 1 && <Chips label="Campus" chips={chips} className="mb-6 sm:mb-10" />}
        <ListFrame
          heading="Tutors and staff"
          hideHeading
          paging={paging}
          href={(page) => listAddress(path, filters, page)}
          label="Pages of tutors and staff"
          count={paging.total === 1 ? '1 person' : `${paging.total} people`}
          empty={
            <ListEmpty things="people" allHref={path} allLabel="Show everyone">
              <p>{head.emptyText || 'Nobody is listed for this campus yet.'}</p>
            </ListEmpty>
          }
        >
          <ul className="grid gap-x-cards gap-y-4 sm:grid-cols-2 sm:gap-y-12 md:grid-cols-3 menu:grid-cols-4">
            {staff.map((person) => (
              <PersonCard key={person.slug} person={person}>
                <Bio name={person.name} text={person.bio} />
              </PersonCard>
            ))}
          </ul>
        </ListFrame>
      </Band>
      {registers.length > 0 && (
        <Band labelledBy="register">
          <BandHead
            id="register"
            mark="cassiopeia"
            markLabel="Register of tutors"
            title="Every tutor, campus by campus."
            lead="The whole list, with subject, qualification and years of teaching."
          />
          <TutorRegister registers={registers} />
        </Band>
      )}
      <ClosingBand />
    </>
  )
}

/** For the head on wide screens; each of them is named below. */
function Faces({ people }: { people: readonly Person[] }) {
  return (
    <div aria-hidden="true" className="flex gap-4 max-menu:hidden" data-noprint>
      {people.slice(0, 4).map(({ slug, image }) => (
        <Portrait key={slug} src={image} box={150} className="w-28" />
      ))}
    </div>
  )
}
