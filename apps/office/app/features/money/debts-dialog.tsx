import type { OfficeApplicationView } from '@northlight/contract/admissions/office'
import { shownMoney } from '@northlight/contract/money'
import type { DuePartRow } from '@northlight/contract/payments/money-desk'
import type { OfficePaymentView } from '@northlight/contract/payments/office'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { calls, sentenceOf } from '../../platform/api/client.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Bought } from './bought.tsx'
import type { Debt } from './desk-call.ts'
import { TakeDialog } from './take-dialog.tsx'
import { whose } from './words.ts'

const debtsOf = async (name: string): Promise<Debt[]> => {
  const search = `filter[search]=${encodeURIComponent(name)}`
  const [parts, orders, applications] = await Promise.all([
    calls.get<{ data: DuePartRow[] }>(`/office/instalments?filter[state]=open&total=25&${search}`),
    calls.get<{ data: OfficePaymentView[] }>(`/office/payments?filter[owed]=yes&total=25&${search}`),
    calls.get<{ data: OfficeApplicationView[] }>(`/office/applications?filter[payment]=PENDING&total=25&${search}`),
  ])
  // Only the first open instalment of a fee can be paid; the list has them in their order.
  const next = parts.data.filter(
    (part, at, all) => all.findIndex((other) => other.enrolment_id === part.enrolment_id) === at,
  )
  return [
    ...next.map(({ enrolment_id, number, name, course, branch, amount_paise }) => ({
      of: { enrolment: enrolment_id, number },
      ...{ name, title: `Instalment ${number}, ${course}, ${branch}`, amount_paise },
    })),
    ...orders.data.map((order) => ({
      of: { order: order.id },
      ...{ name: whose(order), title: order.title, amount_paise: order.amount_paise },
    })),
    // Registered, and nobody has begun to pay; what was begun stands among the orders.
    ...applications.data
      .filter(({ state, number }) => state !== 'withdrawn' && !orders.data.some(({ title }) => title.includes(number)))
      .map(({ id, name, number, fee_paise }) => ({
        of: { application: id },
        ...{ name, title: `Registration for the aptitude test, ${number}`, amount_paise: fee_paise },
      })),
  ]
}

/** Somebody stands at the desk with money: who is it, and what for? */
export function DebtsDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState('')
  const [debt, setDebt] = useState<Debt>()
  // Never what was owed a moment ago: a colleague may have taken it, or a cheque may have come back.
  const fresh = { staleTime: 0, gcTime: 0 }
  const found = useQuery({ queryKey: ['debts', name], queryFn: () => debtsOf(name), enabled: name !== '', ...fresh })
  if (debt) return <TakeDialog debt={debt} onClose={onClose} />
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setName(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog open onClose={onClose} title="Who pays at the desk?">
      <form className="form" onSubmit={search}>
        <TextField label="Name, phone or e-mail" name="name" required minLength={3} autoComplete="off" />
        <div className="form__acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" sending={found.isFetching}>
            Find what is owed
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {found.isError && <Note tone="bad">{sentenceOf(found.error)}</Note>}
        {found.data?.length === 0 && (
          <p className="muted">Nothing is owed under this name. A fee is owed once a course or a test was begun.</p>
        )}
        <ul className="rows">
          {found.data?.map((one) => (
            <li key={JSON.stringify(one.of)}>
              <span className="grow">
                <b>{one.name}</b>
                <span className="under">
                  <Bought title={one.title} />
                </span>
              </span>
              <b>{shownMoney(one.amount_paise)}</b>
              <Button onClick={() => setDebt(one)} aria-label={`Take ${shownMoney(one.amount_paise)} from ${one.name}`}>
                Take
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
