import type { PaperBuildView } from '@northlight/contract/office/papers'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'
import { momentText } from '../../ui/time.tsx'

/** What keeps the paper from being sat, and whether a colleague has read its keys. */
export const PaperChecks = ({ paper, onConfirm }: { paper: PaperBuildView; onConfirm: () => void }) => (
  <>
    <Section title="What to look at">
      {paper.faults.length === 0 && (
        <StateWord icon="tick" tone="good">
          whole, as the pack wants it
        </StateWord>
      )}
      {paper.faults.map(({ level, message }) => (
        <Note key={message} tone={level === 'wrong' ? 'bad' : 'due'}>
          {message}
        </Note>
      ))}
    </Section>
    <Section title="Keys">
      {paper.confirmed?.is_current ? (
        <p className="small">
          Read by {paper.confirmed.by ?? 'a colleague'}, {momentText(paper.confirmed.at)}.
        </p>
      ) : (
        <Note
          tone="due"
          acts={
            paper.may_confirm && (
              <button type="button" className="link" onClick={onConfirm}>
                I have read every key
              </button>
            )
          }
        >
          {paper.may_confirm
            ? 'Nobody has confirmed the keys of this paper as it is now.'
            : 'You built this version: a colleague has to read its keys.'}
        </Note>
      )}
    </Section>
  </>
)
