import { createContext } from 'react'

/** Given on the server, to the head of a document. */
export type DocumentParts = {
  /** The text of a built style sheet, by its address; left out in development, where each page links its sheet. */
  textOf?: (file: string) => string
  /** The mark (as a `nonce`) of our own inline scripts, which become hashes of the CSP: see `own-scripts.ts`. */
  mark?: string
  /** Drawn for one visitor and not kept. */
  isForOne?: boolean
  /** The answer to a form that was sent without scripts: a reload would send that again. */
  isAnswer?: boolean
}

export const DocumentContext = createContext<DocumentParts>({})
