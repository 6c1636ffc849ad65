import { createContext, type ReactNode, use, useLayoutEffect, useRef } from 'react'
import { type DrawIsland, DrawIslandContext } from './island.tsx'

/** Given on the server to every page: inside what is kept even an application page has islands. */
export const DrawKeptContext = createContext<DrawIsland | undefined>(undefined)

/** What the server drew, by its name, as long as this document stands. */
const drawn = new Map<string, ChildNode[]>()

/**
 * A part of an application page that the server draws and React leaves alone: it is not hydrated, and what draws it is
 * not in the browser. Write `<Kept part="footer">{import.meta.env.SSR && <Footer />}</Kept>`, so that the build leaves
 * the component out there. Each name stands once in a document.
 */
export function Kept({ part, children }: { part: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const draw = use(DrawKeptContext)
  useLayoutEffect(() => {
    if (!box.current) return
    // Empty if React has made the tree around it anew, after an error: then what stood there moves over as it is.
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
