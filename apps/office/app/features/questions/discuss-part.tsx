import type { QuestionView } from '@northlight/contract/office/questions'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { queryClient } from '../../platform/browser-storage/query-client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { FieldFrame } from '../../ui/field.tsx'
import { Section } from '../../ui/section.tsx'
import { Moment } from '../../ui/time.tsx'

/** What colleagues say to each other about a question. It stays with all its versions. */
export function DiscussPart({ question, mayWrite }: { question: QuestionView; mayWrite: boolean }) {
  const id = useId()
  const [text, setText] = useState('')
  const send = useMutation({
    mutationFn: () => client.post('/office/questions/{id}/remarks', { text }, { params: { id: question.id } }),
    onSuccess: async ({ message }) => {
      toast.done(message)
      setText('')
      await queryClient.invalidateQueries({ queryKey: ['question', question.id] })
    },
    onError: toast.failed,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!send.isPending) send.mutate()
  }
  return (
    <Section title="Discuss" end="No student sees this">
      {question.remarks.length === 0 && <p className="small muted">Nobody has said anything about it yet.</p>}
      <ul className="rows">
        {question.remarks.map((one) => (
          <li key={one.id}>
            <span className="grow">
              {one.text}
              <span className="under">
                {one.by ?? 'a former colleague'}, <Moment at={one.at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {mayWrite && (
        <form className="form" onSubmit={submit}>
          <FieldFrame label="Your remark" id={id}>
            <textarea
              id={id}
              className="input"
              rows={3}
              required
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </FieldFrame>
          <div className="form-acts">
            <Button type="submit" sending={send.isPending}>
              Add the remark
            </Button>
          </div>
        </form>
      )}
    </Section>
  )
}
