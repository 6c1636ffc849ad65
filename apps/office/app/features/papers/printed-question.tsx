import type { ReplyOf } from '@northlight/contract/endpoint'
import type { printPaper } from '@northlight/contract/office/paper-building'
import { RichText } from '@northlight/ui/question/rich-text.tsx'

export type PrintedPaper = ReplyOf<typeof printPaper>
type Question = PrintedPaper['sections'][number]['questions'][number]

const Named = ({ list }: { list: Question['options'] }) =>
  list.length > 0 && (
    <ul className="grid grid-cols-[1fr_1fr] gap-y-1 gap-x-6 mt-2 [&_li]:flex [&_li]:gap-2 max-md:grid-cols-[1fr]">
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
      {one.passage && <RichText className="mb-2 pl-3 border-l-2 border-l-line-2" html={one.passage} />}
      <RichText html={one.text} />
      {one.figure && <img src={one.figure} alt={one.figure_alt ?? ''} />}
      <Named list={one.options} />
      <Named list={one.matches} />
      {withKey && (
        <div className="mt-2 pl-3 border-l-2 border-l-bronze">
          <b>Key: {one.key}</b>
          <RichText html={one.solution} />
        </div>
      )}
    </li>
  )
}
