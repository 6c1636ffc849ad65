import { client } from '../../platform/api/client.ts'
import { TakeFileDialog } from '../../platform/tasks/take-file-dialog.tsx'

export function PaymentsExportDialog({ filter, onClose }: { filter: Record<string, string>; onClose: () => void }) {
  return (
    <TakeFileDialog
      title="Take payments out of the office?"
      ask={(purpose) => client.post('/office/payments/export', { purpose, filter })}
      counted={(done) => (done === 1 ? 'one payment' : `${done} payments`)}
      onClose={onClose}
    >
      What this list shows, as a file: names, sums and receipts, no numbers and no addresses. It says that you took it,
      when and what for, and so does the audit.
    </TakeFileDialog>
  )
}
