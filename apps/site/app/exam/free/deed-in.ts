import { toggleOption } from '@northlight/exam/free'
import type { KeyDeed } from '../keys.ts'
import type { Sitting } from './sitting.ts'

/** What a key does in the hall. */
export const deedIn = (sitting: Sitting, deed: KeyDeed) => {
  const { screen } = sitting.view.get()
  const { order, bySlot } = sitting.sheet
  if (deed.do === 'save') return sitting.press({ press: 'save_and_next' })
  if (deed.do === 'choose') {
    const one = bySlot.get(screen.slot)
    const name = one?.order[deed.place]
    if (!one || name === undefined || one.view.type === 'matching') return
    return sitting.press({ press: 'choose', choice: toggleOption(one.question, screen.choice, name) })
  }
  const place = order.indexOf(screen.slot) + (deed.do === 'next' ? 1 : -1)
  const slot = order[place]
  if (slot !== undefined && isOpen(sitting, slot)) sitting.press({ press: 'go_to', slot })
}

/** Where sections have their own clock, only the one that runs can be entered. */
export const isOpen = (sitting: Sitting, slot: number): boolean =>
  !sitting.hasSectionClocks || sitting.sheet.bySlot.get(slot)?.section === sitting.openSection()
