import { createStore } from '../../../platform/state/create-store.ts'

/** The page on which the box is open, by its key in the history; every change of page closes it. */
export const quickOpenAt = createStore<string | undefined>(undefined)
