import type { WaiverView } from '@northlight/contract/admissions/waivers'
import { shownMoney } from '@northlight/contract/money'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { dayText } from '../../ui/time.tsx'

type Props = { waiver: WaiverView; onDone: () => void }

const factsOf = (waiver: WaiverView): [name: string, words: string][] => [
  ['Course', waiver.title],
  ['Waiver', `${waiver.waiver_percent} %; the band gives ${waiver.band_percent} %`],
  ['Beyond the band', shownMoney(waiver.beyond_paise)],
  ['Left to pay', `${shownMoney(waiver.to_pay_paise)} of ${shownMoney(waiver.fee_paise)}`],
  ['Kept until', dayText(waiver.until)],
  ['Reason', waiver.reason],
  ['Proposed by', waiver.proposed_by ?? '–'],
]

/** A waiver that a second person has to sign: its state for everybody, both acts for those who may decide. */
export function WaiverNote({ waiver, onDone }: Props) {
  const [asks, setAsks] = useState<'sign' | 'refuse' | null>(null)
  const [word, setWord] = useState('')
  const params = { id: waiver.id }
  const decide = useMutation({
    mutationFn: () =>
      asks === 'sign'
        ? client.post('/office/waivers/{id}/sign', {}, { params })
        : client.post('/office/waivers/{id}/refuse', { note: word.trim() }, { params }),
    onSuccess: ({ message }) => {
      toast.done(message)
      setAsks(null)
      onDone()
    },
    onError: toast.failed,
  })
  const sum = shownMoney(waiver.beyond_paise)
  if (waiver.state === 'refused')
    return (
      <Note tone="bad">
        {waiver.decided_by} refused {waiver.waiver_percent} % for {waiver.title}: {waiver.decided_note} The family has
        heard nothing.
      </Note>
    )
  return (
    <>
      <Note
        tone="due"
        icon="key"
        acts={
          waiver.may_decide && (
            <>
              <Button small look="primary" onClick={() => setAsks('sign')}>
                Sign…
              </Button>
              <Button small onClick={() => setAsks('refuse')}>
                Refuse…
              </Button>
            </>
          )
        }
      >
        {waiver.proposed_by} proposes {waiver.waiver_percent} % for {waiver.title}, {sum} beyond the band: “
        {waiver.reason}” It waits for a second signature; the family has heard nothing.
      </Note>
      <Dialog
        open={asks !== null}
        onClose={() => setAsks(null)}
        title={asks === 'refuse' ? `Refuse the waiver for ${waiver.name}?` : `Sign ${sum} for ${waiver.name}?`}
        foot={
          <span className="end">
            <Button onClick={() => setAsks(null)}>Not yet</Button>
            <Button
              look={asks === 'refuse' ? 'danger-filled' : 'primary'}
              sending={decide.isPending}
              disabled={asks === 'refuse' && word.trim().length < 3}
              onClick={() => decide.mutate()}
            >
              {asks === 'refuse' ? 'Refuse' : 'Sign, and offer the seat'}
            </Button>
          </span>
        }
      >
        <dl className="facts">
          {factsOf(waiver).map(([name, words]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        {asks === 'refuse' ? (
          <TextField
            label="A word for your colleague"
            value={word}
            maxLength={300}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
        ) : (
          <p>The family gets the letter at once.</p>
        )}
      </Dialog>
    </>
  )
}
