import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page lives in the browser yet: false on the server and in the first render, then true. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
