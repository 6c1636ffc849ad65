import { isPlainClick } from '../navigation/plain-click.ts'

/** How hydrating an island ended: hydrated (`alive`), failed for good, or not now because the browser is offline. */
export type Begun = 'alive' | 'failed' | 'offline'

/** The last click or submit in an island before it was hydrated. */
type Held = { kind: 'click'; target: HTMLElement } | { kind: 'submit'; form: HTMLFormElement }

/** A part that only the island answers: a button, or a link that opens in place. */
const answered = 'button, [data-held]'

/**
 * Until an island is hydrated its buttons do nothing yet and its forms would load another document: the last click or
 * submit is held, the island hydrated, and the event repeated. If it cannot be hydrated the browser does what it does
 * without scripts.
 */
export const holdEvents = (box: HTMLElement, begin: () => Promise<Begun>) => {
  let held: Held | undefined
  const listening = new AbortController()

  const hold = async (event: Event, what: Held) => {
    event.preventDefault()
    // Not to the listeners of the box itself either: React has put its own there before the island is drawn.
    event.stopImmediatePropagation()
    const isFirst = held === undefined
    held = what
    if (!isFirst) return
    const begun = await begin()
    const last = held
    held = undefined
    // Offline the browser could only show its own error page; the visitor presses again.
    if (begun !== 'offline') repeat(last, begun === 'alive')
  }

  box.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target.closest<HTMLElement>(answered) : null
      // A button with a native action of its own, such as a popover's, needs no script.
      if (target && isPlainClick(event) && !target.hasAttribute('popovertarget')) hold(event, { kind: 'click', target })
    },
    { capture: true, signal: listening.signal },
  )
  box.addEventListener(
    'submit',
    (event) => {
      if (event.target instanceof HTMLFormElement && event.target.method === 'post')
        hold(event, { kind: 'submit', form: event.target })
    },
    { capture: true, signal: listening.signal },
  )
  return { stop: () => listening.abort() }
}

const repeat = (held: Held, isAlive: boolean) => {
  if (held.kind === 'submit') {
    if (isAlive) held.form.requestSubmit()
    else held.form.submit()
    return
  }
  const { target } = held
  // React may have put another element in its place.
  if (target.isConnected) target.click()
}
