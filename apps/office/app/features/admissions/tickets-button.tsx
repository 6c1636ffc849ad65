import type { OfficeSittingView } from '@northlight/contract/admissions/office-seats'
import { shownDay } from '@northlight/contract/shown-day'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client, sentenceOf } from '../../platform/api/client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** Issuing mails every family its ticket, so it is asked first; the file is a link, which issues nothing by itself. */
export function TicketsButton({ row }: { row: OfficeSittingView }) {
  const [isOpen, setOpen] = useState(false)
  const issue = useMutation({
    mutationFn: () => client.post('/office/sittings/{id}/issue-tickets', undefined, { params: { id: row.id } }),
  })
  const where = `${row.centre}, ${shownDay(row.sits_on)}`
  const close = () => {
    setOpen(false)
    issue.reset()
  }
  return (
    <>
      <Button small onClick={() => setOpen(true)} aria-label={`Tickets of ${where}`}>
        Tickets…
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={`Hall tickets, ${where}`}
        foot={
          <>
            <Button onClick={close}>{issue.isSuccess ? 'Close' : 'Not now'}</Button>
            <span className="end">
              {issue.isSuccess ? (
                <a
                  className={buttonClass({ look: 'primary' })}
                  href={`/api/v1/office/sittings/${row.id}/tickets`}
                  target="_blank"
                  rel="noreferrer"
                >
                  Open the PDF
                </a>
              ) : (
                <Button look="primary" sending={issue.isPending} onClick={() => issue.mutate()}>
                  Issue the tickets
                </Button>
              )}
            </span>
          </>
        }
      >
        {issue.isError && <Note tone="bad">{sentenceOf(issue.error)}</Note>}
        {issue.isSuccess ? (
          <p>{issue.data.message}</p>
        ) : (
          <p>
            Everybody who has paid and, under 18, whose parent has agreed gets the ticket by mail, once. Then all of
            them can be printed as one PDF.
          </p>
        )}
      </Dialog>
    </>
  )
}
