import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import {
  AnswerFileDialog,
  ExtraTimeDialog,
  ForceDialog,
  IncidentDialog,
  type Whom,
} from '../features/console/act-dialogs.tsx'
import { attentionOf, inOrder, isWriting } from '../features/console/attention.ts'
import { type ConsoleAct, ConsoleActs } from '../features/console/console-acts.tsx'
import { ConsoleFigures } from '../features/console/console-figures.tsx'
import { FairTime } from '../features/console/fair-time.tsx'
import { HallBar } from '../features/console/hall-bar.tsx'
import { LedgerPart, SentMessages, useLedger } from '../features/console/ledger.tsx'
import { MessageForm } from '../features/console/message-form.tsx'
import { OneStudent } from '../features/console/one-student.tsx'
import { StudentTable } from '../features/console/student-table.tsx'
import { useConsole, useServerNow } from '../features/console/use-console.ts'
import { client } from '../platform/api/client.ts'
import { useKeys } from '../platform/keys/use-keys.ts'
import { useRowKeys } from '../platform/keys/use-row-keys.ts'
import { useMay, useMe } from '../platform/me/use-me.ts'
import { PageHead } from '../ui/page-head.tsx'
import { Section } from '../ui/section.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { clockText, secondsText } from '../ui/time.tsx'

/** Exam day of one test: attention first, one student beside it, everything that is done in one ledger. */
export function TestConsoleScreen() {
  const { slug = '' } = useParams()
  const me = useMe()
  const may = useMay()
  const [address, setAddress] = useSearchParams()
  const [act, setAct] = useState<ConsoleAct | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const head = useQuery({
    queryKey: ['console', slug],
    queryFn: () => client.get('/office/tests/{slug}/console', { params: { slug } }),
  })
  const live = useConsole(slug)
  const now = useServerNow(live.offset)
  const ledger = useLedger(slug)
  const set = (name: string, value: string | null) =>
    setAddress(
      (before) => {
        if (value) before.set(name, value)
        else before.delete(name)
        return before
      },
      { replace: true },
    )

  const test = head.data?.test
  const rows = [...live.rows.values()]
  const isOpen = !test?.opens_at || Date.parse(test.opens_at) <= now
  const places = head.data?.places ?? []
  const placeOf = (id: number | null) => places.find((place) => place.id === id)?.name ?? 'no branch'
  const [find, where, order] = [address.get('find') ?? '', address.get('where') ?? '', address.get('order') ?? '']
  const shown = inOrder(
    rows
      .filter((row) => row.name.toLowerCase().includes(find.toLowerCase()))
      .filter((row) => where === '' || String(row.branch_id ?? 'home') === where)
      .map((row) => ({ row, attention: attentionOf(row, now, isOpen) })),
    order,
  )
  const current = rows.find(({ attempt }) => attempt !== null && attempt === address.get('student'))
  const writing = rows.filter(isWriting)
  const ticked = [...chosen].filter((one) => rows.some(({ attempt }) => attempt === one))
  const whom: Whom = current
    ? { attempts: [current.attempt ?? ''], name: current.name, count: 1 }
    : { attempts: ticked, name: null, count: ticked.length || writing.length }
  const mayAct = may('console.act')

  useKeys(
    Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [String(at + 1), () => set('student', shown[at]?.row.attempt ?? null)]),
    ),
    { letters: me.keys_on },
  )

  const choose = (attempt: string, isOn: boolean) =>
    setChosen((before) => new Set(isOn ? [...before, attempt] : [...before].filter((one) => one !== attempt)))
  useRowKeys({
    name: `console:${slug}`,
    ids: shown.map(({ row }) => row.id),
    onChoose: (ids) => {
      const some = shown.filter(({ row }) => ids.includes(row.id)).flatMap(({ row }) => row.attempt ?? [])
      for (const one of some) choose(one, ids.length > 1 || !chosen.has(one))
    },
  })

  if (isLost(head))
    return <Failure error={head.error} onRetry={() => void head.refetch()} title="The console could not be opened" />
  if (!test) return <Skeleton lines={12} />
  return (
    <>
      <PageHead
        crumbs={[{ to: '/console', label: 'Exam day' }, { label: test.name }]}
        title={test.name}
        sub={
          <>
            <b className="font-serif text-[1.375rem] leading-none font-[460] text-ink figures">{secondsText(now)}</b>
            {test.closes_at && <span>ends {clockText(test.closes_at)}</span>}
            {test.last_ends_at && <span>last one {clockText(test.last_ends_at)}</span>}
            {live.connection === 'live' ? (
              <StateWord icon="pulse" tone="good">
                live
              </StateWord>
            ) : (
              <StateWord icon="offline" tone={live.connection === 'lost' ? 'bad' : 'quiet'}>
                {live.connection === 'lost' ? 'not live: trying again' : 'opening'}
                {live.refusal && `. ${live.refusal}`}
              </StateWord>
            )}
          </>
        }
        acts={
          mayAct && (
            <ConsoleActs
              slug={slug}
              onAct={(next) => {
                set('student', null)
                setAct(next)
              }}
            />
          )
        }
      />
      <ConsoleFigures
        slug={slug}
        rows={rows}
        now={now}
        isOpen={isOpen}
        openIncidents={ledger.data?.incidents.filter(({ decided_at }) => decided_at === null).length ?? 0}
      />
      <div className="cols cols--hall">
        <div>
          {mayAct && (
            <div className="grid gap-2.5 px-(--pad) pt-3.5 empty:hidden">
              <FairTime slug={slug} />
            </div>
          )}
          <HallBar
            rows={rows}
            places={places}
            {...{ find, where, order }}
            onChange={(name, value) => set(name, value)}
          />
          {live.connection === 'opening' ? (
            <Skeleton lines={10} />
          ) : (
            <StudentTable
              shown={shown}
              total={rows.length}
              now={now}
              placeOf={placeOf}
              current={current?.attempt ?? null}
              chosen={chosen}
              onChoose={choose}
              onOpen={(attempt) => set('student', attempt)}
            />
          )}
        </div>
        <aside className="rail" aria-label="Decide">
          {current && (
            <OneStudent
              slug={slug}
              row={current}
              now={now}
              place={placeOf(current.branch_id)}
              onClose={() => set('student', null)}
              onAct={setAct}
            />
          )}
          <Section title="Message">
            <MessageForm
              slug={slug}
              writing={writing.length}
              chosen={current?.attempt && isWriting(current) ? [current.attempt] : ticked}
              places={places.map((place) => ({
                ...place,
                writing: writing.filter((row) => row.branch_id === place.id).length,
              }))}
            />
            {ledger.data && <SentMessages messages={ledger.data.messages} />}
          </Section>
          <LedgerPart slug={slug} ledger={ledger.data} />
        </aside>
      </div>
      <ExtraTimeDialog slug={slug} open={act === 'time'} onClose={() => setAct(null)} whom={whom} />
      <IncidentDialog slug={slug} open={act === 'incident'} onClose={() => setAct(null)} whom={current ? whom : null} />
      <AnswerFileDialog slug={slug} open={act === 'file'} onClose={() => setAct(null)} />
      {current && <ForceDialog slug={slug} open={act === 'force'} onClose={() => setAct(null)} whom={whom} />}
    </>
  )
}
