import type { SearchPiece } from '@northlight/contract/search'

/** Text with what was found marked. The pieces are data, so nothing in them can become a tag. */
export function MarkedText({ pieces }: { pieces: SearchPiece[] }) {
  return pieces.map(({ text, is_match }, index) =>
    is_match ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <mark key={index} className="rounded-sm bg-gold-2 px-0.5 text-ink">
        {text}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change places
      <span key={index}>{text}</span>
    ),
  )
}
