import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the component is hydrated: false on the server and in the first render, then true. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
