import { Button } from '@northlight/ui/kit/button.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { browserClient } from '../../../platform/api/browser.ts'
import { useAct } from '../../../platform/api/use-act.ts'
import { useRootData } from '../../../platform/institute/root-data.ts'

/** Asks for the key of the ticket and opens the file; the browser shows or saves it as its owner likes. */
export function TicketButton({ onDone }: { onDone: () => unknown }) {
  const { apiUrl } = useRootData()
  const { act, pending } = useAct()
  const fetchTicket = () =>
    act(
      async () => (await browserClient()).get('/admission/info/download'),
      ({ file_key }) => {
        // The same tab: a new one opened after a wait is what blockers of pop-ups are for.
        window.location.assign(`${apiUrl}/v1/test-report-download/${file_key}`)
        void onDone()
      },
    )
  return (
    <p data-noprint>
      <Button
        size="lg"
        pending={pending}
        pendingLabel="Preparing the hall ticket"
        onClick={fetchTicket}
        className="max-sm:w-full"
      >
        <Icon path={downloadIcon} size={18} />
        Hall ticket (PDF)
      </Button>
    </p>
  )
}
