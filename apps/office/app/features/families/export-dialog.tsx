import { client } from '../../platform/api/client.ts'
import { TakeFileDialog } from '../../platform/tasks/take-file-dialog.tsx'
import { Check } from '../../ui/check.tsx'

export function ExportDialog({ filter, onClose }: { filter: Record<string, string>; onClose: () => void }) {
  return (
    <TakeFileDialog
      title="Take families out of the office?"
      ask={(purpose, typed) =>
        client.post('/office/families/export', { purpose, with_contacts: typed.get('with_contacts') !== null, filter })
      }
      counted={(done) => (done === 1 ? 'one family' : `${done} families`)}
      more={<Check name="with_contacts">with numbers and e-mail addresses</Check>}
      onClose={onClose}
    >
      What this view shows, as a file. It says that you took it, when and what for, and so does the audit. To write to
      one family, use WhatsApp or a mail from its page instead.
    </TakeFileDialog>
  )
}
