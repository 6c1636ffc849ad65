import { readPractice } from './kept-practice.ts'

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const ownerKey = 'tests:kept-for'

/** Notes and struck out options, and practices; not one with answers that wait: the server does not hold those yet. */
const mayGo = (name: string, shelf: Shelf): boolean =>
  /^exam-(?:aids|notes):/.test(name) ||
  (name.startsWith('practice:') && readPractice(name.slice('practice:'.length), shelf)?.answers.length === 0)

/**
 * What this browser keeps of tests and practice belongs to one person at a time. Called when somebody opens either:
 * what another person has left here, in a hall or at a shared computer, is forgotten.
 */
export const keepFor = (person: string, given?: Shelf): void => {
  if (person === '') return
  try {
    const shelf = given ?? window.localStorage
    const before = shelf.getItem(ownerKey)
    shelf.setItem(ownerKey, person)
    if (before === null || before === person) return
    const names = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
    for (const name of names) if (mayGo(name, shelf)) shelf.removeItem(name)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
