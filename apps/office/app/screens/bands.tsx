import { simulateBands } from '@northlight/contract/admissions/band-simulator'
import { shownMoney } from '@northlight/contract/money'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BandTable, type EditedBand } from '../features/admissions/band-table.tsx'
import { client } from '../platform/api/client.ts'
import { Button } from '../ui/button.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { Empty, Failure, isLost, Skeleton } from '../ui/states.tsx'

/** Moves the limits of bands on the real results: families, rupees, seats. Nothing is kept; bands are published with the admission page. */
export function BandsScreen() {
  const facts = useQuery({ queryKey: ['bands'], queryFn: () => client.get('/office/bands') })
  const choices = useQuery({ queryKey: ['offer-choices'], queryFn: () => client.get('/office/offer-choices') })
  const [edited, setEdited] = useState<EditedBand[] | null>(null)
  const [chosen, setChosen] = useState('')
  const lost = [facts, choices].find(isLost)
  if (lost) return <Failure error={lost.error} onRetry={() => void lost.refetch()} />
  if (!facts.data || !choices.data) return <Skeleton lines={10} />
  const { percents, bands, season } = facts.data
  const place = choices.data.choices.find(({ id }) => String(id) === chosen) ?? choices.data.choices[0]
  const tuition = place?.tuition_paise ?? 0
  const now = simulateBands(percents, bands, tuition)
  const changed = simulateBands(percents, edited ?? bands, tuition)
  const reached = changed.families - changed.without
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Admissions' }]}
        title="Bands and seats"
        sub={
          <span>
            season {season}, {percents.length} results
          </span>
        }
        acts={edited && <Button onClick={() => setEdited(null)}>Back to the bands in force</Button>}
      />
      {percents.length === 0 ? (
        <Empty icon="table" title="No result of this season is out yet">
          Once the aptitude test is marked, limits can be tried here.
        </Empty>
      ) : (
        <>
          <div className="sums" role="status">
            <div>
              <b>{reached}</b>
              <span>
                families in a band, {reached - (now.families - now.without) >= 0 ? '+' : '−'}
                {Math.abs(reached - (now.families - now.without))}
              </span>
            </div>
            <div>
              <b>{shownMoney(changed.waived_paise)}</b>
              <span>waived if all of them join, in force {shownMoney(now.waived_paise)}</span>
            </div>
            <div>
              <b>{place?.seats_left ?? '–'}</b>
              <span className={place?.seats_left != null && place.seats_left < reached ? 'due' : undefined}>
                seats left in {place?.title}
              </span>
            </div>
          </div>
          <Section title="Try other limits" end={<span className="muted">nothing is kept here</span>}>
            <SelectField
              label="Tuition and seats of"
              id="band-course"
              className="field--short"
              value={place ? String(place.id) : ''}
              onChange={(event) => setChosen(event.target.value)}
            >
              {choices.data.choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.title}
                </option>
              ))}
            </SelectField>
            <BandTable bands={edited ?? bands} now={now} changed={changed} onChange={setEdited} />
          </Section>
        </>
      )}
    </>
  )
}
