import type { z } from 'zod'

type Asked = Record<string, Record<string, string>>

/**
 * A child may have one parent. One of them has to be named in full; the other may be left out, but not by half.
 * `asked` gives, for each parent, the sentence for every field that can be missing.
 */
export const askForOneParent =
  (asked: Asked) =>
  (fields: Record<string, unknown>, context: z.core.$RefinementCtx): void => {
    const isGiven = (field: string) => fields[field] !== undefined && fields[field] !== null
    const parents = Object.values(asked)
    const isComplete = (parent: Record<string, string>) => Object.keys(parent).every(isGiven)
    for (const parent of toComplete(parents, (one) => Object.keys(one).some(isGiven), isComplete))
      for (const [field, message] of Object.entries(parent))
        if (!isGiven(field)) context.addIssue({ code: 'custom', path: [field], message })
  }

/** Anyone who was begun, and the first one while nobody was: one parent is enough, so the other is never asked for. */
export const toComplete = <Parent>(
  parents: Parent[],
  isBegun: (parent: Parent) => boolean,
  isComplete: (parent: Parent) => boolean,
): Parent[] => {
  const begun = parents.filter(isBegun)
  return begun.length > 0 || parents.some(isComplete) ? begun : parents.slice(0, 1)
}

/** Runs beside the checks of the single fields, so that everything missing is told at once. */
export const always = { when: () => true } as const
