import type { OfficeApplicationDetail } from '@northlight/contract/admissions/office-seats'
import { useState } from 'react'
import { useMay } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { TakeDialog } from './take-dialog.tsx'

/** A family at the counter pays the fee of the test, whether or not it has begun to pay online. */
export function TakeFee({ application }: { application: OfficeApplicationDetail }) {
  const may = useMay()
  const [takes, setTakes] = useState(false)
  const { id, number, name, fee_paise, payment_status, state } = application
  if (!may('payments.take') || payment_status !== 'PENDING' || state === 'withdrawn') return null
  const title = `Registration for the aptitude test, ${number}`
  return (
    <div className="form-acts">
      <Button onClick={() => setTakes(true)}>Paid at the desk…</Button>
      {takes && (
        <TakeDialog
          debt={{ of: { application: id }, name, title, amount_paise: fee_paise }}
          onClose={() => setTakes(false)}
        />
      )}
    </div>
  )
}
