import { isForReaders } from './readers.ts'

/**
 * The first screen is laid out and painted alone; what lies below it follows in small portions, so that a slow phone
 * shows the page sooner and never stops listening. Each part keeps about its place meanwhile, and one that the
 * browser finds near the screen is drawn at once. Nothing of this is left when all parts are drawn. An address that
 * points into the page needs its true length from the beginning.
 */
export const paintInParts = (html: string): string =>
  isForReaders(html) ? html.replace('<head>', () => `<head><script>${script}</script>`) : html

/**
 * Each kind of part with its height until it is drawn. Browsers draw what lies within some two and a half screens, so
 * a height may be twice too large and the first screen is still whole at once. A part within a part is found a moment
 * later, so there is none on a first screen.
 */
const parts = {
  'main > :nth-child(n + 3), main ~ section, main ~ footer': 700,
  'main .in-parts > *, main .in-part': 400,
  'main > article .prose > *': 100,
}

const rules = Object.entries(parts).map(
  ([selector, height]) =>
    `:is(${selector}) { content-visibility: auto; contain-intrinsic-block-size: auto ${height}px }`,
)

/** On a phone this one begins below the first screen for certain, near as it is. */
const far = 'main > .far-part'
const onPhones = `@media screen and (max-width: 640px) and (max-height: 1000px) { ${far} { content-visibility: hidden } }`

/** How long a portion may take before the browser gets its turn, in milliseconds. */
const portion = 4

const script = `(() => {
if (location.hash || !CSS.supports("content-visibility", "auto")) return
const waiting = new CSSStyleSheet()
waiting.replaceSync(${JSON.stringify(`@media screen { ${rules.join(' ')} } ${onPhones}`)})
document.adoptedStyleSheets = [waiting]
const turn = () => new Promise((resolve) => setTimeout(resolve))
addEventListener("DOMContentLoaded", async () => {
  await new Promise(requestAnimationFrame)
  await turn()
  const parts = document.querySelectorAll(${JSON.stringify(Object.keys(parts).join(', '))})
  let begun = performance.now()
  for (const part of parts) {
    part.style.contentVisibility = "visible"
    // Laid out here and now, so that the clock sees what it took.
    part.getBoundingClientRect()
    if (performance.now() - begun < ${portion}) continue
    await turn()
    begun = performance.now()
  }
  document.adoptedStyleSheets = []
  for (const part of parts) part.style.contentVisibility = ""
})
})()`
