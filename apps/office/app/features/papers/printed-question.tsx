import type { ReplyOf } from '@northlight/contract/endpoint'
import type { printPaper } from '@northlight/contract/office/paper-building'
import { RichText } from '@northlight/ui/question/rich-text.tsx'

export type PrintedPaper = ReplyOf<typeof printPaper>
type Question = PrintedPaper['sections'][number]['questions'][number]

const Named = ({ list }: { list: Question['options'] }) =>
  list.length > 0 && (
    <ul className="printed__options">
      {list.map(({ name, text }) => (
        <li key={name}>
          <b>({name})</b> <RichText as="span" html={text} />
        </li>
      ))}
    </ul>
  )

/** A question as it is printed; with its key where keys are read. */
export function PrintedQuestion({ one, withKey }: { one: Question; withKey: boolean }) {
  return (
    <li value={one.number}>
      {one.alternate > 0 && <p className="small muted">Some students get this question in its place.</p>}
      {one.passage && <RichText className="printed__passage" html={one.passage} />}
      <RichText html={one.text} />
      {one.figure && <img src={one.figure} alt={one.figure_alt ?? ''} />}
      <Named list={one.options} />
      <Named list={one.matches} />
      {withKey && (
        <div className="printed__key">
          <b>Key: {one.key}</b>
          <RichText html={one.solution} />
        </div>
      )}
    </li>
  )
}
