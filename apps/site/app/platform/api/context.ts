import type { Client } from '@northlight/contract/client'
import type { FormAnswer } from '@northlight/contract/form-answer'
import { createContext } from 'react-router'

export type ApiContext = {
  client: Client
  /** The public main URL, without a trailing slash. */
  siteUrl: string
  /** Where the browser finds the API; empty = the page's own origin. */
  apiUrl: string
  buildId: string
  /** Named on the error screen, so that a person who reports it can be helped. */
  requestId?: string
  /** What the API said to a form that was sent without scripts. */
  answer?: FormAnswer
  /** Drawn for one visitor and not kept. */
  isForOne?: boolean
  /** The text of a built style sheet, by its address; left out in development. */
  sheetText?: (file: string) => string
}

/** Set by the server for each request; loaders read it. */
export const apiContext = createContext<ApiContext>()
