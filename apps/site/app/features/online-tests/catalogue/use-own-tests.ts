import { useRead } from '../../../platform/api/use-read.ts'
import { useSession } from '../../../platform/session/use-session.ts'

/** Written out: the list of the contract would bring its schemas into the page. */
export const statuses = ['Pending', 'Ongoing', 'Completed', 'Eliminated'] as const
export type TestStatus = (typeof statuses)[number]

/** The state an address asks for; nonsense means all. */
export const statusIn = (params: URLSearchParams): TestStatus | undefined =>
  statuses.find((status) => status === params.get('status'))

type Asked = { page: number; search: string; status: TestStatus | undefined }

/** The same page of the list with the person's own states; undefined for guests and until it has arrived. */
export const useOwnTests = ({ page, search, status }: Asked) => {
  const isSignedIn = useSession().status === 'authenticated'
  const read = useRead(
    `${page} ${status ?? ''} ${search}`,
    (client) =>
      client.get('/tests/main-paginate', {
        query: { total: 9, page, 'filter[search]': search || undefined, 'filter[has_status]': status },
      }),
    isSignedIn,
  )
  return { isSignedIn, own: isSignedIn ? read.value : undefined, isFailed: read.status === 'failed', retry: read.retry }
}
