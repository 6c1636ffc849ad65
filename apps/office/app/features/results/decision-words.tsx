import { useId } from 'react'
import { sentenceOf } from '../../platform/api/client.ts'
import { FieldFrame } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { NoticePreview } from './notice-preview.tsx'
import type { KeyDecision } from './use-key-decision.ts'

const readerWords = (readers: number) => {
  if (readers === 0) return 'What students will read'
  return readers === 1 ? 'What the student will read' : `What the ${readers} will read`
}

/** What students will read, and beside it what colleagues find later. */
export function DecisionWords({ decision }: { decision: KeyDecision }) {
  const [textId, recordId] = [useId(), useId()]
  const { simulation, decide, text, setText, record, setRecord, asking } = decision
  const readers = simulation && simulation.marks_changed > 0 ? simulation.marks_changed : asking
  return (
    <Section title="The words">
      {decide.isError && <Note tone="bad">{sentenceOf(decide.error)}</Note>}
      <div className="form-two">
        <FieldFrame
          label={readerWords(readers)}
          id={textId}
          hint={
            asking === 0
              ? 'Goes to everybody whose marks change.'
              : 'Goes to who disputed it and, when marks change, to everybody it touches.'
          }
        >
          <textarea
            id={textId}
            className="input"
            rows={4}
            required
            minLength={10}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </FieldFrame>
        <FieldFrame
          label="Decision for the record"
          id={recordId}
          hint="For colleagues and the ledger of the test. No student reads it."
        >
          <textarea
            id={recordId}
            className="input"
            rows={4}
            maxLength={2000}
            value={record}
            onChange={(event) => setRecord(event.target.value)}
          />
        </FieldFrame>
      </div>
      {simulation && <NoticePreview simulation={simulation} reason={text} />}
    </Section>
  )
}
