import type { PaperBuildView } from '@northlight/contract/office/papers'
import { marksText } from '@northlight/exam/marking/marks'

/** What the paper has against what its pack wants, and how it is spread. */
export function Balance({ paper }: { paper: PaperBuildView }) {
  const slots = paper.sections.flatMap((section) => section.slots)
  const filled = slots.filter(({ questions }) => questions.length > 0)
  const first = filled.flatMap(({ questions }) => questions.slice(0, 1))
  const of = (level: string) => first.filter(({ difficulty }) => difficulty === level).length
  const inLanguage = (language: 'en' | 'kn' | 'hi') =>
    first.filter(({ languages }) => languages.includes(language)).length
  const topics = new Set(first.map(({ topic }) => topic)).size
  return (
    <div className="sums">
      <div>
        <b>
          {filled.length} <small>of {slots.length}</small>
        </b>
        <span>questions</span>
      </div>
      <div>
        <b>
          {marksText(filled.reduce((sum, slot) => sum + slot.right, 0))} <small>of {marksText(paper.marks)}</small>
        </b>
        <span>marks</span>
      </div>
      <div>
        <b>{[of('Easy'), of('Moderate'), of('Hard')].join(' · ')}</b>
        <span>easy, moderate, hard</span>
      </div>
      <div>
        <b>{[inLanguage('en'), inLanguage('kn'), inLanguage('hi')].join(' · ')}</b>
        <span>English, Kannada, Hindi</span>
      </div>
      <div>
        <b>{topics}</b>
        <span>{topics === 1 ? 'topic' : 'topics'}</span>
      </div>
    </div>
  )
}
