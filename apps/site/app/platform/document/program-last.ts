import { seconds } from '@northlight/contract/durations'
import { reloadedAt, reloadGuard } from '../build-check/decide.ts'
import { isForReaders } from './readers.ts'

/**
 * A page is read before it is used, so its program comes last: style, letters and pictures have the line and the
 * processor to themselves, then the program's files are fetched, and it runs once somebody is there. Pages that are
 * nothing without their program, and are therefore kept from search engines, start it at once. The router has no
 * setting for this, so its finished document is rewritten; words that are not as expected are left as they are.
 */
export function programLast(html: string, mark = ''): string {
  const routerProgram = programMarked(mark)
  const { routes, names, entry } = html.match(routerProgram)?.groups ?? {}
  if (!routes || !names || !entry || !isForReaders(html)) return html
  const modules = [...routes.matchAll(routeImport)].map(([, name = '', file = '']) => ({ name, file }))
  const files = [...html.matchAll(modulePreload)].map(([, file = '']) => file).filter((file) => file !== entry)
  const program = startLater({ files, modules, names, entry })
  return html
    .replaceAll(modulePreload, '')
    .replace(routerProgram, () => `<script${mark && ` nonce="${mark}"`} type="module" async="">${program}</script>`)
}

const modulePreload = /<link rel="modulepreload" href="([^"]+)"\/>/g
const routeImport = /import \* as (route\d+) from "([^"]+)";/g
/** The router's own, by the mark of this rendering: a text on the page may look like it. See own-scripts.ts. */
const programMarked = (mark: string) =>
  new RegExp(
    `<script(?=[^>]*${mark && ` nonce="${mark}"`})(?=[^>]* type="module")(?=[^>]* async="")[^>]*>` +
      /import "[^"]+";\s*(?<routes>(?:import \* as route\d+ from "[^"]+";\s*)+)window\.__reactRouterRouteModules = (?<names>\{[^}]*\});\s*import\("(?<entry>[^"]+)"\);<\/script>/
        .source,
  )

type Program = { files: string[]; modules: { name: string; file: string }[]; names: string; entry: string }

/** What may wait for nobody: a signed-in person, an address that says more than which page, and time. */
const startLater = ({ files, modules, names, entry }: Program) => `
const files = ${JSON.stringify(files)}, entry = "${entry}"
const signs = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "wheel"]
const link = (rel, href) => document.head.append(Object.assign(document.createElement("link"), { rel, href }))
const pause = () => new Promise((resolve) => setTimeout(resolve))
const note = ({ target }) => { window.missedButton = target.closest("button[type=button]") }
const noteKey = (event) => {
  if (event.key.toLowerCase() !== "k" || event.ctrlKey === event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  window.missedButton = document.querySelector("header [aria-keyshortcuts]")
}
const load = async () => {
  // One by one, with a pause for a finger in between.
  for (const file of files) await import(file).then(pause)
  const [${modules.map(({ name }) => name)}] = await Promise.all([${modules.map(({ file }) => `import("${file}")`)}])
  window.__reactRouterRouteModules = ${names}
  await import(entry)
}
// Some browsers remember for the life of a document that a file failed: then only a new document helps. One that was
// made within the last ten seconds has not helped, and where that cannot be noted, nothing is reloaded.
const loadAnew = () => {
  if (!navigator.onLine) return addEventListener("online", loadAnew, { once: true })
  try {
    if (Date.now() - Number(sessionStorage.getItem("${reloadedAt}")) < ${reloadGuard}) return
    sessionStorage.setItem("${reloadedAt}", String(Date.now()))
  } catch { return }
  location.reload()
}
let begun = false
async function begin(sign) {
  // Browsers report a mouse that lies still when the page moves under it.
  if (begun || (sign?.type === "pointermove" && !sign.movementX && !sign.movementY)) return
  begun = true
  if (sign) window.somebodyCame = true
  for (const sign of signs) removeEventListener(sign, begin)
  for (const file of [...files, entry]) link("modulepreload", file)
  try { await load().catch(() => new Promise((resolve) => setTimeout(resolve, ${seconds(1)})).then(load)) }
  catch { return loadAnew() }
  removeEventListener("click", note, true)
  removeEventListener("keydown", noteKey)
}
async function whenSeen() {
  setTimeout(begin, ${seconds(5)})
  // One after the other, and not as links: many at once, or a change in the head, would cost the page its quiet.
  for (const file of [...files, entry]) {
    if (begun) return
    await fetch(file, { priority: "low" }).then((reply) => reply.blob()).catch(() => {})
  }
}
let known = location.search || location.hash
try { known ||= localStorage.getItem("site:signed-in") } catch {}
addEventListener("click", note, true)
addEventListener("keydown", noteKey)
if (known) begin()
else {
  for (const sign of signs) addEventListener(sign, begin, { passive: true })
  if (document.readyState !== "complete") await new Promise((resolve) => addEventListener("load", resolve))
  await window.drawn
  setTimeout(whenSeen)
}
`
