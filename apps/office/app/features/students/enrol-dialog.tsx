import type { StudentRow } from '@northlight/contract/office/students'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'

type Props = {
  chosen: StudentRow[]
  tests: { slug: string; title: string }[]
  onClose: () => void
  onDone: () => void
}

const named = (names: string[]) =>
  names.length > 6 ? `${names.slice(0, 6).join(', ')} and ${names.length - 6} more` : names.join(', ')

/** A whole class into a test. What becomes of whom is said before. */
export function EnrolDialog({ chosen, tests, onClose, onDone }: Props) {
  const [test, setTest] = useState('')
  const enrol = useMutation({
    mutationFn: () => client.post('/office/students/test', { test, ids: chosen.map(({ id }) => id) }),
    onSuccess: ({ message, were_in }) => {
      const before = were_in === 0 ? '' : ` ${were_in === 1 ? 'One was' : `${were_in} were`} in already.`
      toast.done(message + before, { link: { to: `/office/tests/${test}/people`, label: 'See who is in' } })
      onDone()
    },
    onError: toast.failed,
  })
  const without = chosen.filter(({ consent }) => consent === 'none').map(({ name }) => name)
  const waiting = chosen.filter(({ consent }) => consent === 'missing' || consent === 'asked').map(({ name }) => name)
  const count = chosen.length - without.length
  return (
    <Dialog
      open
      onClose={onClose}
      title={count === 1 ? 'Enrol one student in a test' : `Enrol ${count} students in a test`}
    >
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!enrol.isPending) enrol.mutate()
        }}
      >
        <SelectField label="Test" required value={test} onChange={(event) => setTest(event.target.value)}>
          <option value="">Choose a test</option>
          {tests.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </SelectField>
        {tests.length === 0 && <p>There is no test to enrol in yet: give one a paper and a day first.</p>}
        <ul className="rows">
          <li>It costs these students nothing. A student who is in the test already stays in it as before.</li>
          {waiting.length > 0 && <li>{named(waiting)}: enrolled, but cannot begin before a parent agrees.</li>}
          {without.length > 0 && <li>{named(without)}: no account yet, so not enrolled.</li>}
        </ul>
        <div className="form__acts">
          <Button onClick={onClose}>Back</Button>
          <Button look="primary" type="submit" sending={enrol.isPending} disabled={test === '' || count === 0}>
            Enrol {count === 1 ? 'one student' : `${count} students`}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
