import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { stateNames } from '@northlight/contract/admissions/states'
import { shownDay } from '@northlight/contract/shown-day'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { PlainTable } from '../../ui/plain-table.tsx'
import { PrivateList } from '../../ui/private-list.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { stateLooks } from './words.ts'

type Props = {
  rows: OfficeApplicationView[]
  choose: ComponentProps<typeof PlainTable<OfficeApplicationView>>['choose']
}

export function ApplicationTable({ rows, choose }: Props) {
  return (
    <PrivateList>
      <PlainTable
        caption="Applications"
        rows={rows}
        keyOf={({ id }) => id}
        isTwoLine
        choose={choose}
        first={{
          head: 'Candidate',
          cell: (row) => (
            <>
              <Link className="row-link" to={`/applications/${row.id}`}>
                {row.name}
              </Link>
              <span className="under">
                {row.number} · class {row.class}
              </span>
            </>
          ),
          second: (row) => (
            <>
              <ApplicationState row={row} /> · {row.program}
            </>
          ),
        }}
        columns={[
          { head: 'Programme', cell: ({ program }) => program },
          {
            head: 'Sitting',
            cell: ({ sitting }) => (
              <>
                {sitting.centre}
                <span className="under">{shownDay(sitting.sits_on)}</span>
              </>
            ),
          },
          { head: 'Result', cell: ({ percent }) => (percent === null ? '–' : `${percent} %`), atEnd: true },
          { head: 'State', cell: (row) => <ApplicationState row={row} /> },
        ]}
      />
    </PrivateList>
  )
}

function ApplicationState({ row }: { row: OfficeApplicationView }) {
  const [icon, tone] = stateLooks[row.state]
  return (
    <StateWord icon={row.attention ? 'warning' : icon} tone={row.attention ? 'bad' : tone}>
      {stateNames[row.state]}
    </StateWord>
  )
}
