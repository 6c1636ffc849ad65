import type { Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import { RecordEditing } from '../features/records/edit/record-editing.tsx'
import { readRecord } from '../features/records/read-record.ts'
import { isApiError } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function RecordScreen() {
  const { resource: name = '', id = '' } = useParams()
  const resource = resourceNamed(name)
  const may = useMay()
  if (!resource || !/^\d+$/.test(id) || !may(resource.acts.read)) return <NotFoundScreen />
  return <Loaded key={`${name}/${id}`} resource={resource} id={Number(id)} />
}

/** Reads the record; edits stay in the editor, and only a record whose text was replaced is laid out anew. */
function Loaded({ resource, id }: { resource: Resource; id: number }) {
  const [round, setRound] = useState(0)
  // The field somebody stood in was made anew: the keys go on with the screen, not at the top of the page.
  useEffect(() => {
    if (round > 0 && document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [round])
  const record = useQuery({
    queryKey: ['record', resource.name, id],
    queryFn: ({ signal }) => readRecord(resource.name, id, signal),
    staleTime: 0,
    gcTime: 0,
  })
  if (isLost(record))
    return isApiError(record.error) && record.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <Failure error={record.error} onRetry={() => void record.refetch()} title="The record could not be loaded" />
    )
  if (!record.data) return <Skeleton lines={12} />
  return (
    <RecordEditing
      key={round}
      resource={resource}
      record={record.data}
      onSaved={() => void record.refetch()}
      onReplaced={async () => {
        await record.refetch()
        setRound((count) => count + 1)
      }}
    />
  )
}
