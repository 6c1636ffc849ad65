/**
 * Runs in the head of every page, before its first word is painted. The faces of the design weigh 87 KB, as much as the
 * rest of a first view: who opens one page on a phone fetches none of them. Behind the second page they are fetched when
 * it is complete, its program and its pictures before them, and take the place of the stand-ins, which have the same
 * measures. Where they are on the device, and where their rules say that the screen is wide, they are asked for at
 * once. Its text stands in the document: it may use nothing from around it.
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
    // Storage may be forbidden; then the stand-ins stay.
  }
}

/** The file with the letters of a language, from the text of its sheet. */
export const letterFilesIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = '']) => file)),
]
