import type { MarkedParts } from './shown-groups.ts'

/** Text with what was found marked. The parts are data, so nothing in them can become a tag. */
export function MarkedText({ parts }: { parts: MarkedParts }) {
  return parts.map((text, place) =>
    place % 2 === 0 ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <mark key={place} className="rounded-sm bg-gold-2 px-0.5 text-ink">
        {text}
      </mark>
    ),
  )
}
