import { englishNames } from '@northlight/contract/words/languages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { BreachClock } from '../features/breaches/clock.tsx'
import { LetterSection } from '../features/breaches/letter-section.tsx'
import { ToldSection } from '../features/breaches/told-section.tsx'
import { client } from '../platform/api/client.ts'
import { buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment, spanText } from '../ui/time.tsx'

/** One breach: who is touched, the letters that two administrators send, and what was told to whom. */
export function BreachScreen() {
  const id = useParams().id ?? ''
  const queryClient = useQueryClient()
  const [purpose, setPurpose] = useState('')
  const found = useQuery({
    queryKey: ['breaches', id],
    queryFn: () => client.get('/office/breaches/{id}', { params: { id } }),
    // The people are looked for behind the screen.
    refetchInterval: ({ state }) => state.data?.breach.people === null && 3000,
  })
  if (isLost(found)) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!found.data) return <Skeleton lines={10} />
  const { breach, letter, persons, notes } = found.data
  const again = () => void queryClient.invalidateQueries({ queryKey: ['breaches'] })
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Institute' }, { label: 'Breaches', to: '/breaches' }]}
        title={breach.subject}
        sub={<BreachClock breach={breach} />}
      />
      <p>{breach.what}</p>
      <p className="small muted">{spanText(breach.from_at, breach.to_at)}</p>
      <Section title="Who is touched">
        {breach.people === null && (
          <p className="muted">We are looking for the people who are touched. This page updates on its own.</p>
        )}
        {breach.people === 0 && (
          <p className="muted">Nobody was found. Rows that were deleted since cannot be known.</p>
        )}
        {persons.length > 0 && (
          <>
            <PlainTable
              caption="Who is touched"
              rows={persons}
              keyOf={(one) => one.id}
              isTwoLine
              first={{
                head: 'Name',
                cell: ({ name, is_parent }) => (is_parent ? `Parent of ${name}` : name),
                second: ({ email }) => email,
              }}
              columns={[
                { head: 'E-mail', cell: ({ email }) => email },
                { head: 'Language', cell: ({ language }) => englishNames[language], narrow: true },
                {
                  head: 'Letter',
                  cell: ({ written_at }) => (written_at ? <Moment at={written_at} /> : '–'),
                  narrow: true,
                },
              ]}
            />
            {(breach.people ?? 0) > persons.length && (
              <p className="small muted">
                The first {persons.length} of {breach.people}; the file has all.
              </p>
            )}
            <div className="form">
              <TextField
                label="The list as a file is for"
                value={purpose}
                onChange={(event) => setPurpose(event.target.value)}
                hint="It carries your name and this purpose, and is a line of the audit."
              />
              {purpose.trim().length >= 3 && (
                <a
                  className={buttonClass({})}
                  href={`/api/v1/office/breaches/${breach.id}/file?${new URLSearchParams({ purpose })}`}
                >
                  Export
                </a>
              )}
            </div>
          </>
        )}
      </Section>
      <LetterSection breach={breach} letter={letter} onDone={again} />
      <ToldSection id={breach.id} notes={notes} onDone={again} />
    </>
  )
}
