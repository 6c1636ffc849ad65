/** A short biography that opens on a tap as well as by key: nothing hides behind hovering. */
export function Bio({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <details className="group text-sm sm:mt-1.5">
      <summary className="inline-flex min-h-11 items-center font-semibold text-sky underlined hover:text-night">
        <span className="group-open:hidden">
          Read more<span className="sr-only"> about {name}</span>
        </span>
        <span className="hidden group-open:inline">
          Close<span className="sr-only"> what is said about {name}</span>
        </span>
      </summary>
      <p className="mt-1 text-ink-2">{text}</p>
    </details>
  )
}
