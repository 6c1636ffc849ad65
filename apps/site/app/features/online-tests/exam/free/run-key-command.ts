import { toggleOption } from '@northlight/exam/answers/free'
import type { KeyCommand } from '../keys.ts'
import type { Attempt } from './attempt/attempt.ts'

/** Runs the command of a keyboard shortcut in a free test: choose an option, next or previous question. */
export const runKeyCommand = (attempt: Attempt, command: Exclude<KeyCommand, { do: 'save' }>) => {
  const { screen } = attempt.view.get()
  const { bySlot } = attempt.sheet
  if (command.do === 'choose') {
    const one = bySlot.get(screen.slot)
    const name = one?.order[command.place]
    if (!one || name === undefined || one.view.type === 'matching') return
    return attempt.press({ press: 'choose', choice: toggleOption(one.question, screen.choice, name) })
  }
  const order = attempt.order()
  const slot = order[order.indexOf(screen.slot) + (command.do === 'next' ? 1 : -1)]
  if (slot !== undefined) attempt.press({ press: 'go_to', slot })
}
