import { registrationClasses } from '@northlight/contract/admissions/states'
import { minutes } from '@northlight/contract/durations'
import { shownDay } from '@northlight/contract/shown-day'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../platform/api/client.ts'
import { orderStates } from './words.ts'

const same = (value: string) => ({ value, label: value })

/** What a list of applications is narrowed by: sitting, class, band, fee. Choices that are not there yet are few. */
export const useApplicationPicks = () => {
  const sittings = useQuery({
    queryKey: ['sittings', { when: 'coming' }],
    queryFn: () => client.get('/office/sittings', { query: { when: 'coming' } }),
    staleTime: minutes(1),
  }).data?.sittings
  const bands = useQuery({
    queryKey: ['bands'],
    queryFn: () => client.get('/office/bands'),
    staleTime: minutes(5),
  }).data?.bands
  return [
    {
      ...{ name: 'sitting', label: 'Sitting' },
      options: (sittings ?? []).map(({ code, centre, sits_on }) => ({
        value: code,
        label: `${centre}, ${shownDay(sits_on)}`,
      })),
    },
    { name: 'class', label: 'Class', options: registrationClasses.map(same) },
    { name: 'band', label: 'Band', options: (bands ?? []).map(({ label }) => same(label)) },
    { name: 'payment', label: 'Fee', options: orderStates },
  ]
}
