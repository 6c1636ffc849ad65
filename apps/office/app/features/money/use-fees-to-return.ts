import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { useMay } from '../../platform/me/use-me.ts'

export const feesToReturnKey = ['fees-to-return']

/** Fees of the aptitude test that go back whole; for a role that reads no applications there are none. */
export const useFeesToReturn = () => {
  const isShown = useMay()('applications.read')
  const due = useQuery({
    queryKey: feesToReturnKey,
    queryFn: () => client.get('/office/applications', { query: { total: 50, 'filter[attention]': 'refund-due' } }),
    enabled: isShown,
  })
  const rows = (due.data?.data ?? []) as OfficeApplicationView[]
  return { due, rows, count: due.data || !isShown ? rows.length : null }
}
