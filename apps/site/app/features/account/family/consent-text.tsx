import type { FamilyView } from '@northlight/contract/families'
import { Stored } from '@northlight/ui/words/said.tsx'

type Text = FamilyView['text']

/** The text of an agreement, word for word. */
export function ConsentText({ text }: { text: Text }) {
  return (
    <ul className="grid gap-3 text-sm leading-normal">
      {text.points.map((point) => (
        <li
          key={point}
          className="relative pl-5.5 before:absolute before:top-2 before:left-0 before:size-1.75 before:rounded-pill before:bg-bronze"
        >
          <Stored text={point} />
        </li>
      ))}
    </ul>
  )
}
