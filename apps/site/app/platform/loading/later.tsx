import { type ComponentType, memo, type NamedExoticComponent, Suspense, use } from 'react'
import { presence } from './presence.ts'

export type Later<Props> = NamedExoticComponent<Props> & {
  /** Awaited by the route's module: on a change of page the part is there with the rest of it. */
  ahead(): Promise<void>
}

const never = new Promise<never>(() => {})
const isBrowser = typeof document !== 'undefined'

/**
 * A part of a page that is only read: text, tables, pictures, links. Its HTML comes with the page; its code, which it
 * needs for no more than quick links, comes once somebody moves. Nothing in it may wait for a click.
 */
export const later = <Props extends object>(fetchView: () => Promise<ComponentType<Props>>): Later<Props> => {
  let View: ComponentType<Props> | undefined
  let coming: Promise<void> | undefined
  let wanted: Promise<void> | undefined

  const load = () => {
    coming ??= fetchView().then((view: ComponentType<Props> | undefined) => {
      // Nothing comes when the file is gone and the page is already being loaded anew: then waiting is right.
      if (!view) return never
      View = view
    })
    coming.catch(() => {
      coming = undefined
    })
    return coming
  }

  function Inner(props: Props) {
    if (!View) {
      // Without its code the part stays as the server drew it, which is all there is to see.
      wanted ??= isBrowser ? presence.came.then(load).catch(() => never) : load()
      use(wanted)
    }
    return View && <View {...props} />
  }

  function Outer(props: Props) {
    return (
      <Suspense>
        <Inner {...props} />
      </Suspense>
    )
  }
  // Whoever holds it may draw itself again and again: as long as nothing in the part changes it is left alone.
  return Object.assign(memo(Outer), { ahead: async () => (isBrowser && presence.isHere ? load() : undefined) })
}
