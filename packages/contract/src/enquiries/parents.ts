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
    const someone = parents.some(isComplete)
    for (const parent of parents) {
      if (someone && !Object.keys(parent).some(isGiven)) continue
      for (const [field, message] of Object.entries(parent))
        if (!isGiven(field)) context.addIssue({ code: 'custom', path: [field], message })
    }
  }

/** Runs beside the checks of the single fields, so that everything missing is told at once. */
export const always = { when: () => true } as const
