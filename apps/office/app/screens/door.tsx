import { codeIn, judgeTicket, type TicketVerdict } from '@northlight/contract/admissions/hall'
import { indianDay } from '@northlight/contract/dates'
import { shownDay } from '@northlight/contract/shown-day'
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Camera } from '../features/hall/camera.tsx'
import { DoorList } from '../features/hall/door-list.tsx'
import { countExpected, countIn, isIn, type Tick } from '../features/hall/door-store.ts'
import { ticketDigest } from '../features/hall/ticket-digest.ts'
import { useDoor } from '../features/hall/use-door.ts'
import { Verdict } from '../features/hall/verdict.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Failure, Skeleton } from '../ui/states.tsx'
import { clockText } from '../ui/time.tsx'
import { useMinute } from '../ui/use-minute.ts'

type Shown = { verdict: TicketVerdict; how: Tick['how']; code?: string }

/** The door of one hall: ticket by camera or address, number by hand, or the name from the list. */
export function DoorScreen() {
  const id = Number(useParams().id)
  const [query, setQuery] = useSearchParams()
  const { door, isOnline, failure, tick, undo, sync, forgetTold } = useDoor(id)
  const [shown, setShown] = useState<Shown | null>(null)
  const [isLooking, setLooking] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const { roster } = door
  const now = useMinute()

  const judge = useCallback(
    async (given: string, how: Tick['how']) => {
      const code = codeIn(given)
      if (!roster || code === '') return
      const verdict = judgeTicket(roster, code, await ticketDigest(code))
      setShown({ verdict, how, ...(how !== 'number' && { code }) })
    },
    [roster],
  )
  const byAddress = query.get('code')
  useEffect(() => {
    if (!byAddress || !roster) return
    void judge(byAddress, 'address')
    setQuery({}, { replace: true })
  }, [byAddress, roster, judge, setQuery])

  if (failure) return <Failure error={failure} onRetry={() => void sync()} title="The list could not be fetched" />
  if (!roster) return <Skeleton lines={10} />

  const gate = roster.sitting.gate_closes_at
  // The address on a ticket leads to its own day, also when somebody has come on the wrong one.
  const isToCome = indianDay(new Date(now).toISOString()) < roster.sitting.sits_on
  const isGateClosed = gate !== null && Date.parse(gate) <= now

  const next = () => {
    setShown(null)
    setTyped('')
    if (!isLooking) field.current?.focus()
  }
  const letIn = () => {
    const candidate = shown?.verdict.candidate
    if (!shown || !candidate) return
    tick(candidate.id, shown.how, shown.code)
    next()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    void judge(typed, 'number')
  }
  return (
    <>
      <PageHead
        crumbs={[{ to: '/check', label: 'Check-in' }, { label: roster.sitting.centre }]}
        title={roster.sitting.centre}
        sub={
          <>
            <span>
              {shownDay(roster.sitting.sits_on)}, {roster.sitting.slot}
            </span>
            {gate && (
              <span className="nowrap">
                gate {isGateClosed ? 'closed' : 'closes'} at {clockText(gate)}
              </span>
            )}
            <b role="status">
              in {countIn(door)} / {countExpected(door)}
            </b>
            {!isOnline && <span className="due">no network, {door.waiting.length} waiting</span>}
          </>
        }
      />
      <div className="door grid grid-cols-[minmax(0,1fr)] gap-4 max-w-180 pt-2 px-(--pad) pb-6">
        {door.told.length > 0 && (
          <Note tone="due" acts={<Button onClick={forgetTold}>Seen</Button>}>
            {door.told.map((one) => (
              <span className="under" key={one.key}>
                {one.name}: {one.words}
              </span>
            ))}
          </Note>
        )}
        {isToCome && (
          <Note tone="due">
            This test is on {shownDay(roster.sitting.sits_on)}, not today. Whoever is let in now counts as having taken
            it.
          </Note>
        )}
        {isGateClosed && (
          <Note tone="due">
            The gate closed at {clockText(gate ?? '')}. Whoever comes now is late: let in only on the word of the
            colleague who leads the hall.
          </Note>
        )}
        {shown ? (
          <Verdict
            verdict={shown.verdict}
            isIn={shown.verdict.candidate !== null && isIn(door, shown.verdict.candidate.id)}
            onLetIn={letIn}
            onNext={next}
          />
        ) : (
          <>
            {isLooking && <Camera onCode={(code) => void judge(code, 'camera')} />}
            <form className="door__field flex flex-wrap gap-2" onSubmit={send}>
              <label className="sr-only" htmlFor="ticket">
                Number of the application, or the signs below the code
              </label>
              <input
                id="ticket"
                ref={field}
                className="input"
                placeholder="ADM-26-00017, or the eight signs"
                autoComplete="off"
                autoCapitalize="none"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
              <Button type="submit" look="primary" className="min-h-12">
                Check
              </Button>
              <Button icon="qr" className="min-h-12 door__camera-button" onClick={() => setLooking(!isLooking)}>
                {isLooking ? 'Camera off' : 'Camera'}
              </Button>
            </form>
          </>
        )}
        {!shown && (
          <DoorList
            door={door}
            search={typed}
            onLetIn={(candidateId) => tick(candidateId, 'list')}
            onUndo={isOnline ? undo : undefined}
          />
        )}
      </div>
    </>
  )
}
