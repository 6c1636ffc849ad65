/** The address that a text is, if it is one. `URL.canParse` asks for Safari 17 and Chrome 120; sign-in must not. */
export const readUrl = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}
