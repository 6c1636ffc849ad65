import type { PaperBuildView } from '@northlight/contract/office/papers'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { StateWord } from '../../ui/state-word.tsx'

/** What keeps the paper from being sat. */
export const PaperChecks = ({ paper }: { paper: PaperBuildView }) => (
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
)
