import { seconds } from '@northlight/contract/durations'

/**
 * Runs in the head of a reading page, before its first word is painted. The faces of the design weigh 85 KB, as much as
 * the rest of a first view: on a phone they are let in only where an earlier page has brought them to this device (`fetchFaces`).
 * Before that the stand-ins are shown, which have the same measures. Its text stands in the document: it may use nothing
 * from around it.
 */
export const showFaces = (): void => {
  try {
    const style = document.querySelector<HTMLStyleElement>('style[data-faces]')
    if (!style || localStorage.getItem('site:faces') !== style.dataset.faces) return
    style.media = 'all'
    // Asked for now and not by the first line that is laid out: a face that comes after the first paint is not used.
    for (const family of ['Inter', 'Fraunces']) document.fonts.load(`1em ${family}`).catch(() => undefined)
  } catch {
    // Storage may be forbidden; then the stand-ins stay.
  }
}

/** The files that every page uses, from the text of the sheet that names them. Other letters are fetched where they stand. */
export const faceFilesIn = (sheet: string): string[] =>
  sheet
    .split('@font-face')
    .filter((rule) => rule.includes('optional'))
    .flatMap((rule) => /url\("?([^")]+)"?\)/.exec(rule)?.[1] ?? [])

/** The file with the letters of a language, from the text of its sheet. */
export const letterFilesIn = (sheet: string): string[] => [
  ...new Set([...sheet.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(([, file = '']) => file)),
]

const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
/** The picture and the first touch go before. */
const afterLoad = seconds(2)

/** Brings the faces to this device once the page is complete, for the next one. Fails in silence: the next page tries. */
export const fetchFaces = async (): Promise<void> => {
  const style = document.querySelector<HTMLStyleElement>('style[data-faces]')
  const files = style?.dataset.faces
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  if (!files || style.media === 'all' || connection?.saveData) return
  try {
    if (document.readyState !== 'complete')
      await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
    await wait(afterLoad)
    for (const file of files.split(' ')) {
      const reply = await fetch(file, { priority: 'low' })
      await reply.arrayBuffer()
      if (!reply.ok) return
    }
    localStorage.setItem('site:faces', files)
  } catch {
    // No line, or no storage.
  }
}
