import { acts, type Grade, gradeOf, staffRoles } from '@northlight/contract/office/acts'
import type { PersonView } from '@northlight/contract/office/people'
import { useState } from 'react'
import { Link } from 'react-router'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { InviteDialog } from '../features/institute/invite-dialog.tsx'
import { Invites } from '../features/institute/invites.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { Icon, type SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { relativeText } from '../ui/time.tsx'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const branchWords = (branches: PersonView['branches']) =>
  branches === null ? 'all' : branches.map(({ name }) => name).join(', ')
const roleChips = staffRoles.map((value) => ({ value, label: capital(value) }))

/** Who works in the office, who is invited, and who may do what. */
export function PeopleScreen() {
  const may = useMay()
  const [isInviting, setInviting] = useState(false)
  const list = usePlainList<PersonView>('people')
  const filter = list.filterValues as Record<string, string>
  const set = (name: string, value: string) => list.setFilters({ ...filter, [name]: value })
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'People and roles' }]}
        title="People"
        sub={list.total !== undefined && <span>{list.total} colleagues</span>}
        acts={
          may('people.write') && (
            <Button look="primary" icon="plus" className="btn--grow" onClick={() => setInviting(true)}>
              Invite
            </Button>
          )
        }
      />
      <search className="bar">
        <SearchBox label="Name or address" value={filter.search ?? ''} onChange={(text) => set('search', text)} />
        <FilterChips
          label="Role"
          options={roleChips}
          value={filter.role ?? ''}
          onChange={(role) => set('role', role)}
        />
      </search>
      <PlainList list={list} words={['colleague', 'colleagues']} empty="Nobody of that name">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--stacked">
              <caption className="visually-hidden">Colleagues</caption>
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Role</th>
                  <th scope="col">Branches</th>
                  <th scope="col">Second factor</th>
                  <th scope="col">Last here</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((person) => (
                  <tr key={person.id} className={person.state === 'left' ? 'is-off' : undefined}>
                    <th scope="row">
                      <Link className="row-link" to={`/people/${person.id}`}>
                        {person.name}
                      </Link>
                      <span className="second-line">
                        {capital(person.role)} · {branchWords(person.branches)} · <Factor person={person} />
                      </span>
                    </th>
                    <td className="not-stacked">{capital(person.role)}</td>
                    <td className="not-stacked">{branchWords(person.branches)}</td>
                    <td className="not-stacked">
                      <Factor person={person} />
                    </td>
                    <td className="not-stacked">{person.last_seen_at ? relativeText(person.last_seen_at) : 'never'}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
      <Invites mayWrite={may('people.write')} />
      <RolesTable />
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
    </>
  )
}

function Factor({ person }: { person: PersonView }) {
  if (person.state === 'left')
    return (
      <StateWord icon="minus" tone="quiet">
        has left
      </StateWord>
    )
  if (person.reset_due_at)
    return (
      <StateWord icon="clock" tone="due">
        reset is coming
      </StateWord>
    )
  return person.has_factor ? (
    <StateWord icon="shield" tone="good">
      yes
    </StateWord>
  ) : (
    <StateWord icon="warning" tone="due">
      none
    </StateWord>
  )
}

const signs: Record<Grade, [SignName | null, string]> = {
  all: ['tick', 'may'],
  own: ['half', 'in own branches'],
  propose: ['ring', 'may propose'],
  no: [null, 'may not'],
}

/** The same table that the API asks: it cannot say one thing and do another. */
function RolesTable() {
  const groups = [...new Set(Object.values(acts).map(({ group }) => group))]
  return (
    <Section
      title="Who may do what"
      end={
        <span className="legend small muted">
          <Icon name="tick" /> may <Icon name="half" /> in own branches <Icon name="ring" /> may propose{' '}
          <Icon name="key" /> asks for the second factor again
        </span>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, and the keyboard must reach it */}
      <section className="table-wrap" aria-label="Table of roles, scrolls sideways" tabIndex={0}>
        <table className="table table--roles table--wide">
          <caption className="visually-hidden">Who may do what</caption>
          <thead>
            <tr>
              <th scope="col">Act</th>
              {staffRoles.map((role) => (
                <th key={role} scope="col">
                  {capital(role)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={staffRoles.length + 1} className="muted">
                  {group}
                </th>
              </tr>
              {(Object.entries(acts) as [keyof typeof acts, { words: string; group: string; stepUp?: boolean }][])
                .filter(([, row]) => row.group === group)
                .map(([act, row]) => (
                  <tr key={act}>
                    <th scope="row">{capital(row.words)}</th>
                    {staffRoles.map((role) => {
                      const [sign, words] = signs[gradeOf(act, role)]
                      return (
                        <td key={role}>
                          {sign ? (
                            <span className="symbols">
                              <Icon name={sign} />
                              <span className="visually-hidden">{words}</span>
                              {row.stepUp && (
                                <>
                                  <Icon name="key" />
                                  <span className="visually-hidden">, asks for the second factor again</span>
                                </>
                              )}
                            </span>
                          ) : (
                            <>
                              <span aria-hidden="true">–</span>
                              <span className="visually-hidden">{words}</span>
                            </>
                          )}
                        </td>
                      )
                    })}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
    </Section>
  )
}
