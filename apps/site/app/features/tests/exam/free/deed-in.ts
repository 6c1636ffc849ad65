import { toggleOption } from '@northlight/exam/answers/free'
import type { KeyDeed } from '../keys.ts'
import type { Sitting } from './sitting.ts'

/** What a key does in the hall. */
export const deedIn = (sitting: Sitting, deed: Exclude<KeyDeed, { do: 'save' }>) => {
  const { screen } = sitting.view.get()
  const { bySlot } = sitting.sheet
  if (deed.do === 'choose') {
    const one = bySlot.get(screen.slot)
    const name = one?.order[deed.place]
    if (!one || name === undefined || one.view.type === 'matching') return
    return sitting.press({ press: 'choose', choice: toggleOption(one.question, screen.choice, name) })
  }
  const order = sitting.order()
  const slot = order[order.indexOf(screen.slot) + (deed.do === 'next' ? 1 : -1)]
  if (slot !== undefined) sitting.press({ press: 'go_to', slot })
}
