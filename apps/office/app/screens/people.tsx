import { staffRoles } from '@northlight/contract/office/acts'
import type { PersonView } from '@northlight/contract/office/people'
import { useState } from 'react'
import { Link } from 'react-router'
import { InviteDialog } from '../features/institute/invite-dialog.tsx'
import { Invites } from '../features/institute/invites.tsx'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { RolesTable } from '../features/institute/roles-table.tsx'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
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
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'People and roles' }]}
        title="People"
        sub={list.total !== undefined && <span>{list.total} colleagues</span>}
        acts={
          may('people.write') && (
            <Button look="primary" icon="plus" className="max-md:flex-1" onClick={() => setInviting(true)}>
              Invite
            </Button>
          )
        }
      />
      <ListBar list={list} search="Name or address" chips={[{ name: 'role', label: 'Role', options: roleChips }]} />
      <PlainList list={list} words={['colleague', 'colleagues']} empty="Nobody of that name">
        {(rows) => (
          <PlainTable
            caption="Colleagues"
            rows={rows}
            keyOf={({ id }) => id}
            isOff={({ state }) => state === 'left'}
            first={{
              head: 'Name',
              cell: ({ id, name }) => (
                <Link className="row-link" to={`/people/${id}`}>
                  {name}
                </Link>
              ),
              second: (person) => (
                <>
                  {capital(person.role)} · {branchWords(person.branches)} · <Factor person={person} />
                </>
              ),
            }}
            columns={[
              { head: 'Role', cell: ({ role }) => capital(role) },
              { head: 'Branches', cell: ({ branches }) => branchWords(branches) },
              { head: 'Second factor', cell: (person) => <Factor person={person} /> },
              {
                head: 'Last here',
                cell: ({ last_seen_at }) => (last_seen_at ? relativeText(last_seen_at) : 'never'),
              },
            ]}
          />
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
