/** What a screen may offer besides question and answer. None of it changes an answer or a mark. */
export const AIDS = ['strike_out', 'notes', 'hidden_clock', 'contrast', 'calculator'] as const
export type Aid = (typeof AIDS)[number]

/** Where a pack says nothing: all that helps to read and think, and no calculator, because the examinations have none. */
export const USUAL_AIDS: Aid[] = ['strike_out', 'notes', 'hidden_clock', 'contrast']

export const aidsOf = (pack: { aids?: Aid[] } | null): Aid[] => pack?.aids ?? USUAL_AIDS
