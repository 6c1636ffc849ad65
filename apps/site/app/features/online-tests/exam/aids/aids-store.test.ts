import { expect, test } from 'vitest'
import { createAids, notesOf } from './aids-store.ts'

const aShelf = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  }
}

test('what is struck out and noted stands after a reload, by question, and goes with the end of the test, but for the notes', () => {
  const shelf = aShelf()
  const aids = createAids('one', shelf)
  aids.toggleStruck(3, 'A')
  aids.toggleStruck(3, 'B')
  aids.toggleStruck(3, 'A')
  aids.writeNote(4, 'F = ma')
  aids.set({ isClockHidden: true })
  expect(createAids('one', shelf).store.get()).toEqual({
    struck: { 3: ['B'] },
    notes: { 4: 'F = ma' },
    isClockHidden: true,
    look: {},
  })
  expect(createAids('another', shelf).store.get().struck).toEqual({})
  aids.forget()
  expect(createAids('one', shelf).store.get().struck).toEqual({})
  // The notes alone are read again, beside the question in the review.
  expect(notesOf('one', shelf)).toEqual({ 4: 'F = ma' })
  expect(notesOf('another', shelf)).toEqual({})
  aids.writeNote(4, ' ')
  shelf.kept.clear()
  aids.forget()
  expect(shelf.kept.size).toBe(0)
})

test('a store that is closed, full or broken costs nothing but the memory', () => {
  const broken = {
    getItem: () => 'not JSON',
    setItem: () => {
      throw new Error('full')
    },
    removeItem: () => {
      throw new Error('closed')
    },
  }
  for (const shelf of [broken, undefined]) {
    const aids = createAids('one', shelf)
    aids.toggleStruck(1, 'C')
    expect(aids.store.get().struck).toEqual({ 1: ['C'] })
    aids.forget()
  }
})
