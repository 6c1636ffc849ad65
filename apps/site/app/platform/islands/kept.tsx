import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { type DrawIsland, DrawIslandContext } from './island.tsx'

/** Given on the server to every page: inside what is kept even an application page has islands. */
export const DrawKeptContext = createContext<DrawIsland | undefined>(undefined)

/** The server's nodes of each part, by its name, as long as this document is open. */
const drawn = new Map<string, ChildNode[]>()

/**
 * A part of an application page that is rendered by the server only: React does not hydrate it, and its component is
 * not in the browser's bundle. Write `<Kept part="footer">{import.meta.env.SSR && <Footer />}</Kept>`, so that the
 * build leaves the component out there. Each name stands once in a document.
 */
export function Kept({ part, children }: { part: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const draw = use(DrawKeptContext)
  useLayoutEffect(() => {
    if (!box.current) return
    // Empty if React has rendered the tree around it anew on the client, after an error: then the server's nodes move
    // over.
    if (box.current.hasChildNodes()) drawn.set(part, [...box.current.childNodes])
    else box.current.append(...(drawn.get(part) ?? []))
  }, [part])

  if (import.meta.env.SSR)
    return (
      <div ref={box} data-kept={part} className="contents">
        <DrawIslandContext value={draw}>{children}</DrawIslandContext>
      </div>
    )
  return (
    <div
      ref={box}
      data-kept={part}
      className="contents"
      // When React hydrates an element with HTML of its own it touches nothing inside, and later only if the HTML changes.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  )
}
