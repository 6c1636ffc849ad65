import { createContext } from 'react'

/**
 * Given on the server: the text of a built style sheet, by its address. Without it (in development, in the browser) a
 * page links its sheet.
 */
export const SheetTextContext = createContext<((file: string) => string) | undefined>(undefined)

/** Given on the server: the mark of our own inline scripts, see `own-scripts.ts`. */
export const ScriptMarkContext = createContext<string | undefined>(undefined)
