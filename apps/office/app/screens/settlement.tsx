import { shownMoney } from '@northlight/contract/money'
import type { SettlementLine } from '@northlight/contract/payments/settlement'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MoneyHead } from '../features/money/money-head.tsx'
import { settlementLines } from '../features/money/settlement-lines.ts'
import { agreeText, moreText, mostNamed } from '../features/money/settlement-words.ts'
import { whose } from '../features/money/words.ts'
import { client, sentenceOf } from '../platform/api/client.ts'
import { TextField } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { Section } from '../ui/section.tsx'

/** The gateway's settlement file beside the books. It is read here; nothing of it is kept. */
export function SettlementScreen() {
  const compare = useMutation({
    mutationFn: async (file: File) =>
      client.post('/office/settlement-check', { lines: settlementLines(await file.text()) }),
  })
  const found = compare.data
  return (
    <>
      <MoneyHead title="Settlement check" />
      <Section title="File">
        <TextField
          label="Settlement file of the gateway, CSV"
          type="file"
          accept=".csv,text/csv"
          hint="Payments in it are compared with the books. The file is not kept."
          onChange={(event) => {
            const file = event.target.files?.[0]
            if (file) compare.mutate(file)
          }}
        />
        {compare.isError && <Note tone="bad">{sentenceOf(compare.error)}</Note>}
        {compare.isPending && <p role="status">Comparing…</p>}
        {found && (
          <p role="status">
            <b>{found.matched}</b> {agreeText(found.matched)} {found.message}
          </p>
        )}
      </Section>
      {found && (
        <>
          <Lines title="Another amount" lines={found.different} />
          <Lines title="Not in our books" lines={found.unknown} />
          <Lines title="In our books, not in the file" lines={found.missing} />
        </>
      )}
    </>
  )
}

const nameOf = ({ id, name, student }: SettlementLine) => (name === null ? id : whose({ payer: { name }, student }))

function Lines({ title, lines }: { title: string; lines: SettlementLine[] }) {
  if (lines.length === 0) return null
  const more = moreText(lines.length)
  return (
    <Section title={title} end={<span className="muted">{lines.length}</span>}>
      <ul className="rows">
        {lines.slice(0, mostNamed).map((line) => (
          <li key={line.id}>
            <span className="grow">
              {line.order_id ? <Link to={`/payments/${line.order_id}`}>{nameOf(line)}</Link> : line.id}
              <span className="under mono">{line.id}</span>
            </span>
            <span className="end">
              {line.settled_paise !== null && `file ${shownMoney(line.settled_paise)}`}
              {line.settled_paise !== null && line.booked_paise !== null && ', '}
              {line.booked_paise !== null && `books ${shownMoney(line.booked_paise)}`}
            </span>
          </li>
        ))}
        {more && <li className="muted">{more}</li>}
      </ul>
    </Section>
  )
}
