import { seconds } from '@northlight/contract/durations'

/** A field that does not come by then is not coming: the keys belong to the screen again. */
const patience = seconds(10)

let text = ''
let stop: (() => void) | undefined

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !ctrlKey && !metaKey && !altKey

/** Letters are kept for the field, and no other key reaches the screen below. Escape gives it up. */
const take = (event: KeyboardEvent) => {
  if (!isPlain(event)) return
  if (event.key === 'Escape') return void typedAhead.end()
  if (event.key === 'Tab') return
  event.preventDefault()
  event.stopImmediatePropagation()
  if (event.isComposing) return
  if (event.key === 'Backspace') text = text.slice(0, -1)
  else if (event.key.length === 1) text += event.key
}

/**
 * What is typed between the key that opens a field and the moment at which that field has the focus: its code may still
 * be on its way. Until then the letters are no keys of the screen, which would make records of them.
 */
export const typedAhead = {
  begin() {
    stop?.()
    text = ''
    window.addEventListener('keydown', take, true)
    const timer = setTimeout(() => typedAhead.end(), patience)
    stop = () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', take, true)
      stop = undefined
    }
  },
  /** What was typed meanwhile, once. */
  end(): string {
    stop?.()
    const typed = text
    text = ''
    return typed
  },
}
