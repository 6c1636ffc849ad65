/**
 * Loads the web fonts; runs in the head of every page, before the first paint. They weigh 87 KB, as much as the rest of
 * a first view: who opens one page on a phone fetches none of them. On the second page they are fetched after its load
 * event, behind its scripts and pictures, and replace the fallback fonts, which have the same metrics (no layout
 * shift). Where they are cached, and where their media query says that the screen is wide, they are fetched at once.
 * Stringified into an inline script: no imports, no closure.
 */
export const showFaces = (): void => {
  const style = document.querySelector<HTMLStyleElement>('style[data-faces]')
  if (!style) return
  const note = (state: string) => localStorage.setItem('site:faces', state)
  const show = () => {
    style.media = 'all'
    Promise.all(['Inter', 'Fraunces'].map((family) => document.fonts.load(`1em ${family}`)))
      .then(() => note('here'))
      .catch(() => undefined)
  }
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  try {
    const state = localStorage.getItem('site:faces')
    if (state === 'here' || matchMedia(style.media).matches) show()
    else if (!state) note('next')
    else if (!connection?.saveData) addEventListener('load', show)
  } catch {
    // Storage may be forbidden; then the fallback fonts stay.
  }
}

/** The font file with the letters of a language, from the text of its style sheet. */
export const letterFilesIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = '']) => file)),
]
