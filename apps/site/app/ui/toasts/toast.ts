import { createToastStore } from './toast-store.ts'

/** The page's messages: `toast.success('Saved.')` from anywhere in the browser. `<Toaster/>` shows them. */
export const toast = createToastStore()
