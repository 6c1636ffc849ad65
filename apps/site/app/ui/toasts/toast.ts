import { createToastStore } from '@northlight/ui/kit/toast-store.ts'

/** The page's messages: `toast.success('Saved.')` from anywhere in the browser. `<Toaster/>` shows them. */
export const toast = createToastStore()
