import { seconds } from '@northlight/contract/durations'
import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'

export type Keys = Record<string, (event: KeyboardEvent) => void>

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !(target instanceof HTMLInputElement && /^(?:checkbox|radio|button)$/.test(target.type))

/** A letter or sign pressed alone; with Control, Command or Alt it is no danger to anyone who dictates or types. */
const isSingle = (keys: string) => keys.split(' ').every((press) => !/\$mod|Control|Meta|Alt/.test(press))

/** A link, a button or a box that has the focus answers Enter itself. */
const answersEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a, button, summary, input, [role="button"], [role="option"]') !== null

const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null

/** `g` begins a way to another place: the letter after it is that of the place, not an act of the screen. */
const prefix = 'g'
let prefixAt = Number.NEGATIVE_INFINITY
const followsPrefix = (name: string, event: KeyboardEvent) =>
  /^\w$/.test(name) && name !== prefix && event.timeStamp - prefixAt < seconds(1)
const notePrefix = (event: KeyboardEvent) => {
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  prefixAt = event.key === prefix && isPlain && !isTyping(event.target) ? event.timeStamp : prefixAt
}

/**
 * Keys of the screen that is open. Single letters can be switched off (WCAG 2.1.4) and never act while somebody types
 * or a dialog is open.
 */
export const useKeys = (keys: Keys, { letters = true, isOn = true }: { letters?: boolean; isOn?: boolean } = {}) => {
  const latest = useRef(keys)
  latest.current = keys
  const names = Object.keys(keys).join('\n')
  useEffect(() => {
    if (!isOn) return
    const bound = Object.fromEntries(
      names
        .split('\n')
        .filter((name) => name !== '' && (letters || !isSingle(name) || name === 'Escape'))
        .map((name) => [
          name,
          (event: KeyboardEvent) => {
            if (isSingle(name) && (isTyping(event.target) || isCovered())) return
            if (name === 'Enter' && answersEnter(event.target)) return
            if (followsPrefix(name, event)) return
            event.preventDefault()
            latest.current[name]?.(event)
          },
        ]),
    )
    window.addEventListener('keydown', notePrefix, true)
    // Who types is asked above. By itself it would pass over a box that was just ticked, and over Control S in a field.
    const stop = tinykeys(window, bound, { ignore: (event) => event.repeat || event.isComposing })
    return () => {
      window.removeEventListener('keydown', notePrefix, true)
      stop()
    }
  }, [names, letters, isOn])
}
