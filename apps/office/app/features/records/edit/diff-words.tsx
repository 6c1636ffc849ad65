import { diffWordsWithSpace } from 'diff'

/** What was taken out is struck, what came in is underlined: readable without colour. */
export function DiffWords({ before, after }: { before: string; after: string }) {
  if (before === after) return <>{after || <span className="muted">nothing</span>}</>
  const parts = diffWordsWithSpace(before, after)
  return (
    <>
      {parts.map((part, at) => {
        const key = `${at}-${part.value.slice(0, 8)}`
        if (part.removed)
          return (
            <del key={key} className="del">
              {part.value}
            </del>
          )
        return part.added ? (
          <ins key={key} className="ins">
            {part.value}
          </ins>
        ) : (
          <span key={key}>{part.value}</span>
        )
      })}
    </>
  )
}
