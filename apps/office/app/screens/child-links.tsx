import type { OfficeChildLink } from '@northlight/contract/office/child-links'
import { useState } from 'react'
import { EndLinkDialog } from '../features/consents/end-link-dialog.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Moment } from '../ui/time.tsx'

const endedBy = { parent: 'ended by the parent', student: 'ended by the student', office: 'ended by us' }

function LinkState({ link: { ended_by, linked_at } }: { link: OfficeChildLink }) {
  if (ended_by)
    return (
      <StateWord icon="minus" tone="quiet">
        {endedBy[ended_by]}
      </StateWord>
    )
  return linked_at ? (
    <StateWord icon="tick" tone="good">
      sees the child
    </StateWord>
  ) : (
    <StateWord icon="clock" tone="info">
      not taken up
    </StateWord>
  )
}

/** Which parents see which child, and the way to end it when a family asks. */
export function ChildLinksScreen() {
  const list = usePlainList<OfficeChildLink>('child-links')
  const [ending, setEnding] = useState<OfficeChildLink | null>(null)
  const filter = list.filterValues as Record<string, string>
  const endButton = (link: OfficeChildLink) =>
    link.ended_at === null && (
      <Button small aria-label={`End: ${link.contact} and ${link.child}`} onClick={() => setEnding(link)}>
        End…
      </Button>
    )
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Admissions' }]}
        title="Parents and children"
        sub={<span>Accounts of parents that see marks, letters and fees of a child.</span>}
      />
      <search className="bar">
        <SearchBox
          label="Name or address"
          value={filter.search ?? ''}
          onChange={(search) => list.setFilters({ ...filter, search })}
        />
      </search>
      <PlainList list={list} words={['link', 'links']} empty="Nobody is linked like this">
        {(rows) => (
          <PlainTable
            caption="Parents and children"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Child',
              cell: ({ child }) => child,
              second: (link) => (
                <>
                  <LinkState link={link} /> · {link.parent ?? link.contact} {endButton(link)}
                </>
              ),
            }}
            columns={[
              {
                head: 'Parent',
                cell: ({ parent, contact }) => (parent ? `${parent}, ${contact}` : contact),
              },
              { head: 'State', narrow: true, cell: (link) => <LinkState link={link} /> },
              {
                head: 'Since',
                narrow: true,
                cell: ({ linked_at }) => (linked_at ? <Moment at={linked_at} day /> : 'not yet'),
              },
              { head: 'End', narrow: true, cell: endButton },
            ]}
          />
        )}
      </PlainList>
      {ending && <EndLinkDialog link={ending} onClose={() => setEnding(null)} onDone={() => void list.refetch()} />}
    </>
  )
}
