import { readFileSync } from 'node:fs'

const texts = new Map<string, string>()

/** The built style sheet of an address, to stand in a document. What browsers fetch lies beside the server's build. */
export const readSheet = (file: string): string => {
  const text = texts.get(file) ?? readFileSync(new URL(`../client${file}`, import.meta.url), 'utf8').trim()
  texts.set(file, text)
  return text
}
