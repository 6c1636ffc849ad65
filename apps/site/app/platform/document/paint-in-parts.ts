import { seconds } from '@northlight/contract/durations'
import { isForReaders } from './readers.ts'

/**
 * A page is laid out and painted from top to bottom in small portions, so that a slow phone shows its first words
 * sooner and never stops listening. What waits keeps a place meanwhile, and nothing of this is left when all is drawn.
 * An address that points into the page needs its true length from the beginning.
 */
export const paintInParts = (html: string, mark = ''): string =>
  isForReaders(html)
    ? html.replace('<head>', () => `<head><script${mark && ` nonce="${mark}"`}>${script}</script>`)
    : html

/** What waits from the beginning. */
const parts = 'body > header, main > *, main ~ section, main ~ footer'

/** A box that is not seen may move: without this each waiting part counts as a shift of the page. */
const rules = `main, ${parts} { visibility: hidden } ${parts} { content-visibility: hidden; contain-intrinsic-block-size: 700px }`

/** How many elements are drawn in one go; a larger part is drawn child by child. */
const handful = 30

/** How long a portion may take before the browser gets its turn, in milliseconds. */
const portion = 4

const script = `(() => {
if (location.hash || !CSS.supports("content-visibility", "hidden")) return
const waiting = new CSSStyleSheet()
waiting.replaceSync("@media screen { ${rules} }")
document.adoptedStyleSheets = [waiting]
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time))
// Timers that follow each other are made to wait, turns are not.
const turn = () => globalThis.scheduler?.yield?.() ?? pause()
// The browser gives no frame before it knows the style, and none at all to a page in the background.
const frame = () => new Promise((resolve) => {
  requestAnimationFrame(resolve)
  if (document.readyState === "complete") setTimeout(resolve, ${seconds(1)})
  else addEventListener("load", () => setTimeout(resolve, ${seconds(1)}))
})
const partsSoFar = () => document.querySelectorAll("${parts}")
const isWhole = (part) => part?.nextElementSibling || document.readyState !== "loading"
const show = (part, how) => {
  part.style.contentVisibility = part.style.visibility = how
  if (!part.getAttribute("style")) part.removeAttribute("style")
}
// Pieces that lie one below the other, as they come, can follow each other without moving what is seen already.
const isPile = (part) => {
  const { display, gridTemplateColumns } = getComputedStyle(part)
  if (display === "block") return true
  const isColumn = display === "grid" && !gridTemplateColumns.includes(" ")
  return isColumn && [...part.children].every((piece) => getComputedStyle(piece).order === "0")
}
const comesApart = (part, isBelow) =>
  part instanceof HTMLElement && part.getElementsByTagName("*").length > ${handful} && (isBelow || isPile(part))
let begun
let isScreenFull = false
async function draw(part, how) {
  const isBelow = part.getBoundingClientRect().top > innerHeight
  // What fills the screen is shown before anything below it is begun.
  if (isBelow && !isScreenFull) {
    isScreenFull = true
    await nextFrame()
  }
  const pieces = comesApart(part, isBelow) ? [...part.children] : []
  for (const piece of pieces) show(piece, "hidden")
  show(part, how)
  // Laid out here and now, so that the clock sees what it took.
  part.getBoundingClientRect()
  if (performance.now() - begun > ${portion}) {
    await turn()
    begun = performance.now()
  }
  for (const piece of pieces) await draw(piece, "")
}
async function nextFrame() {
  await frame()
  await turn()
  begun = performance.now()
}
async function drawAll() {
  await nextFrame()
  for (let n = 0; ; n++) {
    while (!isWhole(partsSoFar()[n])) await pause(10)
    const part = partsSoFar()[n]
    if (!part) return
    await draw(part, "visible")
  }
}
window.drawn = drawAll().finally(() => {
  document.adoptedStyleSheets = []
  for (const part of partsSoFar()) show(part, "")
})
})()`
