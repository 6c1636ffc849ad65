import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { stateNames } from '@northlight/contract/admissions/states'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { OfferDialog } from '../features/admissions/offer-dialog.tsx'
import { stateLooks } from '../features/admissions/words.ts'
import { FilterChips } from '../features/institute/filter-chips.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { dayText } from '../ui/time.tsx'

const attention = [
  { value: 'refund-due', label: 'Fee goes back' },
  { value: 'paid-but-full', label: 'Paid, but full' },
  { value: 'paid-but-past', label: 'Paid, but past' },
]

/** The way of all applications, and the list of those in one state of it. */
export function ApplicationsScreen() {
  const list = usePlainList<OfficeApplicationView>('applications')
  const may = useMay()
  const filter = list.filterValues as Record<string, string>
  const set = (name: string) => (value: string) => list.setFilters({ ...filter, [name]: value })
  const pipeline = useQuery({ queryKey: ['pipeline'], queryFn: () => client.get('/office/admissions') })
  const [isOffering, setOffering] = useState(false)
  const chosen = (list.data ?? []).filter(({ id }) => list.selectedIds.includes(id))
  const mayOffer = may('applications.move')
  return (
    <>
      <PageHead crumbs={[{ label: 'Admissions' }]} title="Applications" />
      <nav className="views" aria-label="States">
        <button type="button" aria-current={filter.state ? undefined : 'page'} onClick={() => set('state')('')}>
          All
        </button>
        {pipeline.data?.states.map(({ state, count }) => (
          <button
            key={state}
            type="button"
            aria-current={filter.state === state ? 'page' : undefined}
            onClick={() => set('state')(state)}
          >
            {stateNames[state]} <span className="count">{count}</span>
          </button>
        ))}
      </nav>
      <search className="bar">
        <SearchBox label="Name, number or phone" value={filter.search ?? ''} onChange={set('search')} />
        <FilterChips
          label="Waits for the office"
          options={attention}
          value={filter.attention ?? ''}
          onChange={set('attention')}
        />
      </search>
      {list.selectedIds.length > 0 && (
        <div className="bulk">
          <b>{list.selectedIds.length} chosen</b>
          <Button small onClick={() => setOffering(true)}>
            Offer a seat by band…
          </Button>
          <Button small look="quiet" onClick={() => list.onUnselectItems()}>
            Let go
          </Button>
        </div>
      )}
      <PlainList list={list} words={['application', 'applications']} empty="No application like this">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Applications</caption>
              <thead>
                <tr>
                  {mayOffer && (
                    <td className="check-cell">
                      <span className="visually-hidden">Choose</span>
                    </td>
                  )}
                  <th scope="col">Candidate</th>
                  <th scope="col">Programme</th>
                  <th scope="col">Sitting</th>
                  <th scope="col" className="at-end">
                    Result
                  </th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const [icon, tone] = stateLooks[row.state]
                  const state = (
                    <StateWord icon={row.attention ? 'warning' : icon} tone={row.attention ? 'bad' : tone}>
                      {stateNames[row.state]}
                    </StateWord>
                  )
                  return (
                    <tr key={row.id} className={list.selectedIds.includes(row.id) ? 'is-chosen' : undefined}>
                      {mayOffer && (
                        <td className="check-cell">
                          <label>
                            <span className="visually-hidden">Choose {row.name}</span>
                            <input
                              type="checkbox"
                              checked={list.selectedIds.includes(row.id)}
                              onChange={() => list.onToggleItem(row.id)}
                            />
                          </label>
                        </td>
                      )}
                      <th scope="row">
                        <Link className="row-link" to={`/applications/${row.id}`}>
                          {row.name}
                        </Link>
                        <span className="under">
                          {row.number} · class {row.class}
                        </span>
                        <span className="second-line">
                          {state} · {row.program}
                        </span>
                      </th>
                      <td className="not-stacked">{row.program}</td>
                      <td className="not-stacked">
                        {row.sitting.centre}
                        <span className="under">{dayText(`${row.sitting.sits_on}T06:00:00.000Z`)}</span>
                      </td>
                      <td className="not-stacked at-end">{row.percent === null ? '–' : `${row.percent} %`}</td>
                      <td className="not-stacked">{state}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
      {isOffering && (
        <OfferDialog
          to={{ ids: list.selectedIds as number[], names: chosen.map(({ name }) => name) }}
          onClose={() => setOffering(false)}
          onDone={() => {
            list.onUnselectItems()
            void list.refetch()
            void pipeline.refetch()
          }}
        />
      )}
    </>
  )
}
