import { minutes } from '@northlight/contract/durations'
import { questionLooks, questionUses } from '@northlight/contract/office/question-looks'
import type { QuestionRow } from '@northlight/contract/office/questions'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { ExportMenu } from '../features/questions/export-menu.tsx'
import { QuestionTable } from '../features/questions/question-table.tsx'
import { FilterButton, FilterOptions } from '../features/records/list/filter-button.tsx'
import { listAddress } from '../features/records/list/use-record-list.ts'
import { rememberList } from '../features/records/neighbours.ts'
import { client } from '../platform/api/client.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { SearchBox } from '../ui/search-box.tsx'
import { NotFoundScreen } from './not-found.tsx'

const lookWords: Record<(typeof questionLooks)[number], string> = {
  'never-used': 'Never used',
  'no-kannada': 'No Kannada',
  'no-hindi': 'No Hindi',
  'no-solution': 'No solution',
  disputed: 'Disputed',
  'likely-twice': 'Likely twice',
}
const kinds = [
  { value: 'single', label: 'one right option' },
  { value: 'multiple', label: 'several right options' },
  { value: 'numeric', label: 'number' },
  { value: 'matching', label: 'matching' },
]
const uses = questionUses.map((value) => ({ value, label: `within ${value} months` }))
const levels = ['Easy', 'Moderate', 'Hard'].map((value) => ({ value, label: value.toLowerCase() }))
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
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = filter
    list.setFilters(value ? { ...others, [name]: value } : others)
  }
  const counts = useQuery({
    queryKey: ['question-counts'],
    queryFn: () => client.get('/office/questions/counts'),
    staleTime: minutes(1),
  })
  const choices = useQuery({
    queryKey: ['question-choices'],
    queryFn: () => client.get('/office/questions/choices'),
    staleTime: minutes(5),
  })
  const subjects = choices.data?.subjects ?? []
  const topics = subjects.find(({ name }) => name === filter.subject)?.topics ?? []
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
              <Button look="primary" icon="plus" keys="c" className="btn--grow" onClick={create}>
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
        {questionLooks.map((look) => (
          <Link
            key={look}
            to={listAddress('questions', { look })}
            aria-current={filter.look === look ? 'page' : undefined}
          >
            {lookWords[look]} {count(counts.data?.looks[look])}
          </Link>
        ))}
      </nav>
      <search className="bar">
        <SearchBox label="Text, formula, code" value={filter.search ?? ''} onChange={(text) => set('search', text)} />
        <FilterButton label="Subject" value={filter.subject}>
          {(close) => (
            <FilterOptions
              options={subjects.map(({ name }) => ({ value: name, label: name }))}
              value={filter.subject ?? ''}
              onChoose={(value) => {
                const { topic: _, ...others } = filter
                list.setFilters(value ? { ...others, subject: value } : others)
                close()
              }}
            />
          )}
        </FilterButton>
        {topics.length > 0 && (
          <FilterButton label="Topic" value={filter.topic}>
            {(close) => (
              <FilterOptions
                options={topics.map((name) => ({ value: name, label: name }))}
                value={filter.topic ?? ''}
                onChoose={(value) => {
                  set('topic', value)
                  close()
                }}
              />
            )}
          </FilterButton>
        )}
        {(
          [
            ['Kind', 'type', kinds],
            ['Level', 'difficulty', levels],
            ['Used', 'used', uses],
          ] as const
        ).map(([label, name, options]) => (
          <FilterButton key={name} label={label} value={options.find(({ value }) => value === filter[name])?.label}>
            {(close) => (
              <FilterOptions
                options={options}
                value={filter[name] ?? ''}
                onChoose={(value) => {
                  set(name, value)
                  close()
                }}
              />
            )}
          </FilterButton>
        ))}
        {Object.keys(filter).length > 0 && (
          <Button look="quiet" onClick={() => list.setFilters({})}>
            Clear
          </Button>
        )}
        {may('bank.write') && (
          <span className="end">
            <ExportMenu filter={filter} />
          </span>
        )}
      </search>
      <PlainList list={list} words={['question', 'questions']} empty="No question fits">
        {(rows) => <QuestionTable rows={rows} />}
      </PlainList>
    </>
  )
}
