import type { Text } from '@northlight/contract/words/catalogue'
import { calculate, shownValue, withTimes } from '@northlight/exam/aids/calculate'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useId, useState } from 'react'

const keys = [
  ...['7', '8', '9', '÷', '(', ')'],
  ...['4', '5', '6', '×', '√', '^'],
  ...['1', '2', '3', '−', 'sin', 'cos'],
  ...['0', '.', 'π', '+', 'ln', 'log'],
  'tan',
]
const names: Record<string, Text> = {
  '÷': 'divided by',
  '×': 'times',
  '√': 'root of',
  '^': 'to the power of',
  '−': 'minus',
}

/** A line of typing and its value; nothing of it goes into the answer by itself. */
export function Calculator() {
  const { say } = useWords()
  const id = useId()
  const [text, write] = useState('')
  const setText = (next: string | ((now: string) => string)) =>
    write((now) => withTimes(typeof next === 'string' ? next : next(now)))
  const value = calculate(text)
  return (
    <div className="max-w-96">
      <label htmlFor={id}>{say('Calculator')}</label>
      <input
        id={id}
        value={text}
        inputMode="text"
        autoComplete="off"
        maxLength={120}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="mt-1.5 block min-h-12 w-full rounded-t-md border border-field bg-white px-3 text-right text-md figures"
      />
      <output
        htmlFor={id}
        className="flex min-h-11 items-center justify-end rounded-b-md border border-t-0 border-field bg-paper-2 px-3 text-lg font-semibold figures"
      >
        {value === null ? '' : `= ${shownValue(value)}`}
      </output>
      <div className="mt-2 grid grid-cols-6 gap-1.5">
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            aria-label={names[key] && say(names[key])}
            onClick={() => setText((now) => now + (/^[a-z√]/.test(key) ? `${key}(` : key))}
            className="grid min-h-11 place-items-center rounded-md border border-line-2 bg-white hover:border-ink"
          >
            {key}
          </button>
        ))}
        <button
          type="button"
          onClick={() => setText((now) => [...now].slice(0, -1).join(''))}
          className="col-span-2 grid min-h-11 place-items-center rounded-md border border-line-2 bg-white hover:border-ink"
        >
          {say('Delete')}
        </button>
        <button
          type="button"
          onClick={() => setText('')}
          className="col-span-3 grid min-h-11 place-items-center rounded-md border border-line-2 bg-white hover:border-ink"
        >
          {say('Clear all')}
        </button>
      </div>
      <p className="mt-1 text-xs text-ink-2">{say('Angles are in degrees.')}</p>
    </div>
  )
}
