import { type ComponentType, Suspense, use, useEffect } from 'react'
import { lazyPart, Part } from '../shell/part.tsx'
import { presence } from '../shell/presence.ts'
import { useStore } from '../state/create-store.ts'

const isBrowser = typeof document !== 'undefined'
const idle = { status: 'idle' } as const

export type LaterPart<Props> = ComponentType<Props> & {
  /** Awaited before a step is shown, so that nobody types into it before its code is there. */
  load: () => Promise<void>
}

/**
 * A part of a form that nobody works with at first: a later step, the costs beside it. The server draws it, so that
 * without scripts the form is whole; in the browser that HTML is left alone until the code has come, once somebody
 * moves.
 */
export const laterPart = <Props extends object>(fetchView: () => Promise<ComponentType<Props>>): LaterPart<Props> => {
  const part = lazyPart(fetchView)
  const view = isBrowser ? undefined : fetchView()
  let coming: Promise<void> | undefined
  // One promise for all who wait: a step that opened before its code was there would lose what is typed into it.
  const load = () => {
    coming ??= part.load().then(() => {
      if (part.store.get().status !== 'ready') coming = undefined
    })
    return coming
  }

  function Drawn(props: Props) {
    const View = view && use(view)
    return View && <View {...props} />
  }
  function OnServer(props: Props) {
    return (
      <div className="contents">
        <Suspense>
          <Drawn {...props} />
        </Suspense>
      </div>
    )
  }
  function InBrowser(props: Props) {
    const { status } = useStore(part.store, idle)
    useEffect(() => void presence.came.then(load), [])
    return status === 'ready' || status === 'failed' ? (
      <div key="live" className="contents">
        <Part part={part} props={props} />
      </div>
    ) : (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; it makes React keep what the server drew
      <div key="still" className="contents" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    )
  }
  return Object.assign(isBrowser ? InBrowser : OnServer, { load })
}

type Loaded = { load: () => Promise<void> }

/** All of them: before the next step, and before a draft comes back, which draws the form anew. */
export const loadAll = (...parts: Loaded[]) => {
  const load = () => Promise.all(parts.map((part) => part.load()))
  // On a change of page there is no HTML of the server's: the parts are there with the rest of the page.
  return { load, ahead: async () => (isBrowser && presence.isHere ? void (await load()) : undefined) }
}
