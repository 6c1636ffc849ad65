import { minutes } from '@northlight/contract/durations'
import { readyFilters } from '@northlight/contract/office/question-filters'
import type { QuestionRow } from '@northlight/contract/office/questions'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'ra-core'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { BankFilters } from '../features/questions/bank-filters.tsx'
import { ChosenBar } from '../features/questions/chosen-bar.tsx'
import { ExportMenu } from '../features/questions/export-menu.tsx'
import { questionColumns } from '../features/questions/question-columns.tsx'
import { QuestionTable } from '../features/questions/question-table.tsx'
import { SavedViews } from '../features/records/list/saved-views.tsx'
import { listAddress } from '../features/records/list/use-record-list.ts'
import { rememberList } from '../features/records/neighbours.ts'
import { client } from '../platform/api/client.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ColumnsMenu } from '../ui/columns-menu.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { NotFoundScreen } from './not-found.tsx'

const lookWords: Record<(typeof readyFilters)[number], string> = {
  'never-used': 'Never used',
  'no-kannada': 'No Kannada',
  'no-hindi': 'No Hindi',
  'no-solution': 'No solution',
  disputed: 'Disputed',
  'likely-twice': 'Likely twice',
}
const figures = new Intl.NumberFormat('en-IN')

export function QuestionsScreen() {
  const may = useMay()
  return may('bank.read') ? <Questions /> : <NotFoundScreen />
}

/** The question bank: ready-made looks with their counts, filters in the address. */
function Questions() {
  const may = useMay()
  const me = useMe()
  const navigate = useNavigate()
  const list = usePlainList<QuestionRow>('questions', { field: 'code', order: 'ASC' })
  const filter = list.filterValues as Record<string, string>
  const [hidden, setHidden] = useStore<string[]>('questions.hidden', [])
  const counts = useQuery({
    queryKey: ['question-counts'],
    queryFn: () => client.get('/office/questions/counts'),
    staleTime: minutes(1),
  })
  const create = () => void navigate('/questions/new')
  const { search } = useLocation()
  const ids = list.data?.map(({ id }) => id).join(',') ?? ''
  useEffect(() => rememberList('questions', ids, search), [ids, search])
  useKeys({ c: () => may('bank.write') && create() }, { letters: me.keys_on })
  const count = (value: number | undefined) => (
    <span className="count">{value === undefined ? '' : figures.format(value)}</span>
  )
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Tests' }, { label: 'Questions' }]}
        title="Questions"
        sub={counts.data && <span>{figures.format(counts.data.all)} in the bank</span>}
        acts={
          may('bank.write') && (
            <>
              <Link className={buttonClass({})} to="/questions/import">
                <Icon name="upload" />
                Import
              </Link>
              <Button look="primary" icon="plus" keys="c" className="max-md:flex-1" onClick={create}>
                New question
              </Button>
            </>
          )
        }
      />
      <nav className="views" aria-label="Views">
        <Link to="/questions" aria-current={filter.look === undefined ? 'page' : undefined}>
          All {count(counts.data?.all)}
        </Link>
        {readyFilters.map((look) => (
          <Link
            key={look}
            to={listAddress('questions', { look })}
            aria-current={filter.look === look ? 'page' : undefined}
          >
            {lookWords[look]} {count(counts.data?.looks[look])}
          </Link>
        ))}
        <SavedViews list="questions" isFiltered={Object.keys(filter).length > 0} isRead={!list.isPending} />
      </nav>
      <BankFilters
        filter={filter}
        onFilter={list.setFilters}
        end={
          <>
            <ColumnsMenu columns={questionColumns} hidden={hidden} onHidden={setHidden} />
            {may('bank.export') && <ExportMenu filter={filter} />}
          </>
        }
      />
      <ChosenBar ids={list.selectedIds} onChanged={() => void list.refetch()} onClear={() => list.onUnselectItems()} />
      <PlainList list={list} words={['question', 'questions']} empty="No question fits" canChoose={may('bank.write')}>
        {(rows) => (
          <QuestionTable
            rows={rows}
            hidden={hidden}
            sort={list.sort}
            onSort={list.setSort}
            choose={
              may('bank.write')
                ? { ids: list.selectedIds, onToggle: list.onToggleItem, onAll: list.onSelect }
                : undefined
            }
          />
        )}
      </PlainList>
    </>
  )
}
