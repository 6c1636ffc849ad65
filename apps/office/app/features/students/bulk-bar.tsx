import type { StudentRow } from '@northlight/contract/office/students'
import { useState } from 'react'
import { useMay } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { BatchDialog } from './batch-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import type { StudentChoices } from './use-choices.ts'

type Props = {
  /** Of the page that is shown. */
  chosen: StudentRow[]
  choices: StudentChoices | undefined
  onClear: () => void
  /** What is shown is asked for again. */
  onDone: () => void
}

/** Over the table while students are chosen: into a test, into a batch. */
export function StudentBulkBar({ chosen, choices, onClear, onDone }: Props) {
  const may = useMay()
  const [open, setOpen] = useState<'test' | 'batch'>()
  const close = () => setOpen(undefined)
  const done = () => {
    close()
    onClear()
    onDone()
  }
  if (chosen.length === 0) return null
  return (
    <section className="bulk" aria-label="Chosen students">
      <b>{chosen.length} chosen</b>
      {may('tests.write') && (
        <Button small look="ghost" icon="clock" onClick={() => setOpen('test')}>
          Enrol in a test…
        </Button>
      )}
      {may('students.write') && (
        <Button small look="ghost" icon="people" onClick={() => setOpen('batch')}>
          Move to a batch…
        </Button>
      )}
      <span className="end">
        <button type="button" className="link" onClick={onClear}>
          Clear selection
        </button>
      </span>
      {open === 'test' && <EnrolDialog chosen={chosen} tests={choices?.tests ?? []} onClose={close} onDone={done} />}
      {open === 'batch' && (
        <BatchDialog chosen={chosen} known={choices?.batches ?? []} onClose={close} onDone={done} onUndone={onDone} />
      )}
    </section>
  )
}
