import { seconds } from '@northlight/contract/durations'
import type { OutageView } from '@northlight/contract/exams/console'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Note } from '../../ui/note.tsx'
import { clockText } from '../../ui/time.tsx'
import { lengthText } from './attention.ts'

const students = (count: number) => `${count} ${count === 1 ? 'student' : 'students'}`

/** Who was cut off, worked out from what is stored; given with one press, and once. */
export function FairTime({ slug }: { slug: string }) {
  const [later, setLater] = useState<string[]>([])
  const proposals = useQuery({
    queryKey: ['fair-time', slug],
    queryFn: () => client.get('/office/tests/{slug}/fair-time', { params: { slug } }),
    refetchInterval: seconds(15),
  })
  return (
    <>
      {proposals.data?.outages
        .filter(({ name }) => !later.includes(name))
        .map((outage) => (
          <Proposal
            key={outage.name}
            slug={slug}
            outage={outage}
            onLater={() => setLater((all) => [...all, outage.name])}
          />
        ))}
    </>
  )
}

const reasonFor = ({ place }: OutageView) =>
  place ? `The line or the power failed, ${place.name}` : 'The line was down'

function Proposal({ slug, outage, onLater }: { slug: string; outage: OutageView; onLater: () => void }) {
  const queryClient = useQueryClient()
  const [isSeen, setSeen] = useState(false)
  const [reason, setReason] = useState(reasonFor(outage))
  const count = outage.students.length
  const give = useMutation({
    mutationFn: () =>
      client.post('/office/tests/{slug}/fair-time', { outage: outage.name, reason }, { params: { slug } }),
    onSuccess: ({ message }) => {
      setSeen(false)
      toast.done(message)
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['fair-time', slug] })
      void queryClient.invalidateQueries({ queryKey: ['ledger', slug] })
    },
    onError: toast.failed,
  })
  const where = outage.place?.name ?? outage.students[0]?.name ?? 'At home'
  const spread =
    lengthText(outage.least_ms) === lengthText(outage.most_ms)
      ? lengthText(outage.most_ms)
      : `${lengthText(outage.least_ms)} to ${lengthText(outage.most_ms)}`
  return (
    <section
      className="fair border border-[#dfc985] rounded-sm bg-[#fbf4dc] py-3.5 px-4 text-sm [&_h2]:flex [&_h2]:gap-2 [&_h2]:[font:600_var(--f14)_/_1.4_var(--font-sans)] [&_h2]:mb-1.5"
      aria-label={`Fair time, ${where}`}
    >
      <h2>
        <Icon name="clock" />
        {where}: {outage.place ? `${students(count)} ` : ''}without contact, {clockText(outage.from)}–
        {clockText(outage.to)}
      </h2>
      <p>
        {count === 1 ? 'The clock' : 'Their clocks'} ran on for <b>{spread}</b>. Proposal:{' '}
        <b>
          +{outage.minutes} {outage.minutes === 1 ? 'minute' : 'minutes'} to{' '}
          {count === 1 ? 'this student' : `these ${count}`}
        </b>
        .
      </p>
      <div className="flex flex-wrap gap-2 mt-3 max-md:*:flex-auto">
        <Button look="primary" sending={give.isPending} onClick={() => give.mutate()}>
          Give {outage.minutes} min to {count}
        </Button>
        <Button onClick={() => setSeen(true)}>See {count === 1 ? 'when' : `the ${count}`}</Button>
        <Button look="quiet" onClick={onLater}>
          Not now
        </Button>
      </div>
      <Dialog
        open={isSeen}
        onClose={() => setSeen(false)}
        title={`${where}: who was cut off`}
        foot={
          <span className="end">
            <Button look="primary" sending={give.isPending} onClick={() => give.mutate()}>
              Give {outage.minutes} min to {count}
            </Button>
          </span>
        }
      >
        {give.isError && <Note tone="bad">{sentenceOf(give.error)}</Note>}
        <ul className="rows">
          {outage.students.map((one) => (
            <li key={one.attempt}>
              <span className="grow">
                {one.name}
                <span className="under">
                  {clockText(one.from)}–{clockText(one.to)}
                </span>
              </span>
              <span className="end">{lengthText(one.lost_ms)}</span>
            </li>
          ))}
        </ul>
        <TextField label="Reason for the ledger" value={reason} onChange={(event) => setReason(event.target.value)} />
      </Dialog>
    </section>
  )
}
