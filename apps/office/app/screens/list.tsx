import type { RecordRow } from '@northlight/contract/office/record-views'
import { canBeMade, hasDrafts, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useStore } from 'ra-core'
import { Navigate, useParams } from 'react-router'
import { BulkBar } from '../features/records/list/bulk-bar.tsx'
import { ListFilters } from '../features/records/list/list-filters.tsx'
import { ListSkeleton, ListTable } from '../features/records/list/list-table.tsx'
import { ListTools } from '../features/records/list/list-tools.tsx'
import { ListViews } from '../features/records/list/list-views.tsx'
import { RowMenu } from '../features/records/list/row-menu.tsx'
import { SavedViews } from '../features/records/list/saved-views.tsx'
import { useListKeys } from '../features/records/list/use-list-keys.ts'
import { useRecordList } from '../features/records/list/use-record-list.ts'
import { useMake } from '../features/records/make/use-make.ts'
import { verbs } from '../features/records/verbs.ts'
import { capital } from '../features/records/words.ts'
import { readListAgain } from '../platform/admin/list-cache.ts'
import { isApiError } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { ConsentForms } from '../ui/consent-forms.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager, rangeText } from '../ui/pager.tsx'
import { Empty, Failure, isLost } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function ListScreen() {
  const { resource: name = '' } = useParams()
  const resource = resourceNamed(name)
  const may = useMay()
  if (!resource || !may(resource.acts.read)) return <NotFoundScreen />
  return <List key={name} resource={resource} />
}

/** The list of any type: its definition says the columns, filters and sorts. */
function List({ resource }: { resource: Resource }) {
  const may = useMay()
  const list = useRecordList(resource)
  const [one, many] = resource.words
  const [hidden, setHidden] = useStore<string[]>(`${resource.name}.hidden`, [])
  const columns = resource.list.columns.filter(
    (one) => one !== resource.title && resource.fields[one] && !hidden.includes(one),
  )
  const mayMake = canBeMade(resource) && may(hasDrafts(resource) ? resource.acts.draft : resource.acts.open)
  const { make, isMaking } = useMake(resource.name)
  const decide = async (row: RecordRow, isShown: boolean) => {
    const set = async (on: boolean) => {
      await verbs.show(resource.name, row.id, on)
      await readListAgain(resource)
    }
    try {
      await set(isShown)
      toast.done(isShown ? `The ${one} is shown.` : `The ${one} is taken off.`, { undo: () => set(!isShown) })
    } catch (error) {
      toast.failed(error)
    }
  }
  const keys = useListKeys(resource.name, list, {
    onCreate: mayMake ? make : undefined,
    onDecide: resource.shown && may(resource.acts.open) ? (row, isShown) => void decide(row, isShown) : undefined,
  })
  const filters = list.filterValues as Record<string, string>
  const isFiltered = Object.keys(filters).length > 0
  const total = list.total ?? 0
  const asksConsent = Object.values(resource.fields).some(({ kind }) => kind === 'consent')
  const isMore = (list.meta as { is_more?: boolean } | undefined)?.is_more

  // There is one, and it stands: its list would be a page with a single row.
  if (resource.life === 'single' && list.data?.[0])
    return <Navigate to={`/${resource.name}/${list.data[0].id}`} replace />

  const clear = <Button onClick={() => list.setFilters({})}>Clear the filters</Button>
  const newButton = mayMake && (
    <Button look="primary" icon="plus" keys="c" className="max-md:flex-1" sending={isMaking} onClick={make}>
      New {one}
    </Button>
  )
  return (
    <>
      <PageHead
        crumbs={[{ label: capital(resource.group) }, { label: capital(many) }]}
        title={capital(many)}
        acts={newButton}
      />
      <ListViews resource={resource} current={filters} isCounted={!list.isPending}>
        <SavedViews list={resource.name} isFiltered={isFiltered} isRead={!list.isPending} />
      </ListViews>
      <ListFilters
        resource={resource}
        list={list}
        end={<ListTools resource={resource} list={list} hidden={hidden} onHidden={setHidden} />}
      />
      <p className="sr-only" role="status">
        {list.isPending
          ? 'Loading'
          : `${rangeText({ page: list.page, perPage: list.perPage, total, isMore, words: resource.words })}, page ${list.page}`}
      </p>
      <BulkBar resource={resource} list={list} />
      {isLost(list) ? (
        // A view that was kept, or an address that was sent, may name a filter that is no more.
        isApiError(list.error) && list.error.status === 400 ? (
          <Empty icon="search" title="This view uses a filter that no longer exists" acts={clear}>
            Clear the filters, and save the view again as you want it now.
          </Empty>
        ) : (
          <Failure
            error={list.error}
            onRetry={() => void list.refetch()}
            title="The list could not be loaded"
            acts={isFiltered && clear}
          />
        )
      ) : list.isPending ? (
        <ListSkeleton columns={columns.length} />
      ) : total === 0 ? (
        <Empty title={isFiltered ? `No ${one} fits` : `No ${many} yet`} acts={isFiltered ? clear : newButton}>
          {isFiltered ? (
            'Take a filter away, or look for other words.'
          ) : asksConsent ? (
            <>
              You need a written consent first, signed on the day of the result or later. <ConsentForms />
            </>
          ) : canBeMade(resource) ? (
            'What you make here appears in this list.'
          ) : resource.isMadeElsewhere ? (
            'They come by themselves, from the forms of the site.'
          ) : (
            'There is nothing to list.'
          )}
        </Empty>
      ) : (
        <>
          <ListTable
            resource={resource}
            list={list}
            columns={columns}
            at={keys.at}
            onChoose={keys.choose}
            rowActs={(row) => <RowMenu resource={resource} row={row} onChanged={() => void readListAgain(resource)} />}
          />
          <Pager
            page={list.page}
            perPage={list.perPage}
            total={total}
            isMore={isMore}
            words={resource.words}
            onPage={list.setPage}
            onPerPage={list.setPerPage}
          />
        </>
      )}
    </>
  )
}
