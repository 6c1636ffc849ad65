/** What was paid for. Its last part, `instalment 2 of 4` or the number of an application, is never broken in two. */
export function Bought({ title }: { title: string }) {
  const at = title.lastIndexOf(', ') + 2
  if (at < 2) return title
  return (
    <>
      {title.slice(0, at)}
      <span className="nowrap">{title.slice(at)}</span>
    </>
  )
}
