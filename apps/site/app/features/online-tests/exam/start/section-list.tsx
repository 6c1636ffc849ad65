import { minutes } from '@northlight/contract/durations'
import type { InstructionsView } from '@northlight/contract/exams/paper'
import { marksText } from '@northlight/exam/marking/marks'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { markingWords } from './marking-words.ts'
import { questionCount } from './question-count.ts'

export function SectionList({ sections }: { sections: InstructionsView['sections'] }) {
  const { say, stored } = useWords()
  return (
    <ul className="mt-6 grid gap-3 text-sm">
      {sections.map((section) => (
        <li key={section.name} className="border-l-2 border-bronze pl-4">
          <b>{stored(section.name)}</b>{' '}
          <span className="text-ink-2">
            {questionCount(section.questions, say)}, {say('{count} marks', { count: marksText(section.marks) })}
            {section.duration_ms !== null &&
              `, ${say('{count} minutes', { count: Math.round(section.duration_ms / minutes(1)) })}`}
            . {section.marking.map((sentence) => markingWords(sentence, say)).join(' ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
