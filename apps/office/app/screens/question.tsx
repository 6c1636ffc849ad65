import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { QuestionEditor } from '../features/questions/question-editor.tsx'
import { listSeen, neighbourOf } from '../features/records/neighbours.ts'
import { client, isApiError } from '../platform/api/client.ts'
import { queryClient } from '../platform/browser-storage/query-client.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { NotFoundScreen } from './not-found.tsx'

/** A question of the bank, or a new one. */
export function QuestionScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  if (!may('bank.read') || (id !== 'new' && !/^\d+$/.test(id))) return <NotFoundScreen />
  return id === 'new' ? <NewQuestion /> : <KnownQuestion key={id} id={Number(id)} />
}

function NewQuestion() {
  const navigate = useNavigate()
  const may = useMay()
  return (
    <QuestionEditor
      question={null}
      mayWrite={may('bank.write')}
      onSaved={(id) => void navigate(`/questions/${id}`, { replace: true })}
    />
  )
}

/** The neighbours of the list, and back to it at the same row. */
const useQuestionKeys = (id: number) => {
  const { keys_on } = useMe()
  const navigate = useNavigate()
  const to = (by: 1 | -1) => {
    const next = neighbourOf('questions', id, by)
    if (next !== undefined) void navigate(`/questions/${next}`)
  }
  useKeys(
    {
      Escape: () => void navigate(listSeen('questions'), { state: { from: id } }),
      '[': () => to(-1),
      ']': () => to(1),
    },
    { letters: keys_on },
  )
}

function KnownQuestion({ id }: { id: number }) {
  const may = useMay()
  useQuestionKeys(id)
  const key = ['question', id]
  const read = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => client.get('/office/questions/{id}', { params: { id }, signal }),
    staleTime: 0,
  })
  if (isLost(read))
    return isApiError(read.error) && read.error.status === 404 ? (
      <NotFoundScreen />
    ) : (
      <Failure error={read.error} onRetry={() => void read.refetch()} title="The question could not be loaded" />
    )
  if (!read.data) return <Skeleton lines={12} />
  const { question } = read.data
  return (
    <QuestionEditor
      key={question.version}
      question={question}
      mayWrite={may('bank.write')}
      onSaved={() => void queryClient.invalidateQueries({ queryKey: key })}
    />
  )
}
