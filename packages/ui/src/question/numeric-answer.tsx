import type { Say } from '@northlight/contract/words/say'
import { useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../kit/icon.tsx'
import { eraseIcon } from '../kit/icons.ts'
import { useWords } from '../words/use-words.ts'
import { afterKey, type PadKey, padKeys, typedNumber } from './number-entry.ts'

type Props = {
  number: number
  text: string
  decimals: number | null
  isLocked: boolean
  onText: (text: string) => void
}

const shape = 'min-h-13 rounded-md border text-[1.25rem] leading-none font-medium figures'
const key = `${shape} border-line-2 bg-white hover:border-ink`

const askedFor = (decimals: number | null, say: Say): string => {
  if (decimals === null) return say('The keyboard works too.')
  const asked =
    decimals === 0
      ? say('A whole number.')
      : decimals === 1
        ? say('Answer to one decimal.')
        : say('Answer to {count} decimals.', { count: decimals })
  return `${asked} ${say('The keyboard works too.')}`
}

// A click on a key leaves the focus where it is, so that Enter saves and does not press the key again.
const keepFocus = (event: { preventDefault(): void }) => event.preventDefault()

/** A field and a pad. `inputMode="none"` keeps the phone's own keyboard away from the pad. */
export function NumericAnswer({ number, text, decimals, isLocked, onText }: Props) {
  const { say } = useWords()
  const press = (pressed: PadKey) => onText(afterKey(text, pressed))
  // On a phone the keys lie over the bar while a number is typed, and the question keeps its room.
  const [isPadOpen, setPadOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const pad = useRef<HTMLDivElement>(null)
  const openPad = () => {
    setPadOpen(true)
    requestAnimationFrame(() => field.current?.scrollIntoView({ block: 'nearest' }))
  }
  /** What falls away must not stay in the field: where the answer stays as it was, nothing would draw it anew. */
  const type = (input: HTMLInputElement) => {
    const typed = typedNumber(input.value)
    if (input.value !== typed) input.value = typed
    onText(typed)
  }
  return (
    <div className="mt-5 w-full max-w-[300px] max-md:max-w-none lg:mt-5.5 lg:w-66">
      <label htmlFor={`number-${number}`} className="mb-1.5 block text-sm font-semibold">
        {say('Your answer')}
      </label>
      <input
        ref={field}
        id={`number-${number}`}
        onFocus={openPad}
        onClick={openPad}
        onBlur={({ relatedTarget }) => {
          if (!pad.current?.contains(relatedTarget)) setPadOpen(false)
        }}
        inputMode="none"
        autoComplete="off"
        value={text}
        disabled={isLocked}
        aria-describedby={`number-${number}-hint`}
        data-answer-field
        onChange={({ target }) => type(target)}
        className="h-16 w-full scroll-mb-90 rounded-lg border border-night bg-white px-4 text-[1.75rem] font-medium figures max-md:h-13 max-md:text-figure"
      />
      <p id={`number-${number}-hint`} className="mt-2 text-xs text-ink-2">
        {askedFor(decimals, say)}
      </p>
      <div
        ref={pad}
        className={classes(
          'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:border-t max-md:border-line-2 max-md:bg-paper max-md:px-3 max-md:pt-1 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] max-md:shadow-pop',
          !isPadOpen && 'max-md:hidden',
        )}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a pad is no fieldset; its keys belong to the field above */}
        <div role="group" aria-label={say('On-screen keypad')} className="mt-2.5 grid grid-cols-3 gap-1.5">
          {padKeys.map((one) => (
            <button
              key={one}
              onMouseDown={keepFocus}
              type="button"
              disabled={isLocked}
              aria-label={one === '−' ? say('Minus') : one === '.' ? say('Point') : one}
              className={key}
              onClick={() => press(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <div className="mt-1.5 grid grid-cols-2 gap-1.5">
          <button
            type="button"
            disabled={isLocked}
            onMouseDown={keepFocus}
            className={`${key} inline-flex min-h-11 items-center justify-center gap-2 text-sm`}
            onClick={() => press('delete')}
          >
            <Icon path={eraseIcon} size={20} />
            {say('Delete')}
          </button>
          <button
            type="button"
            disabled={isLocked}
            onMouseDown={keepFocus}
            className={`${key} min-h-11 text-sm`}
            onClick={() => press('clear')}
          >
            {say('Clear all')}
          </button>
          <button
            type="button"
            className={`${shape} col-span-2 min-h-11 border-night bg-night text-sm text-on-night md:hidden`}
            onClick={() => setPadOpen(false)}
          >
            {say('Done')}
          </button>
        </div>
      </div>
    </div>
  )
}
