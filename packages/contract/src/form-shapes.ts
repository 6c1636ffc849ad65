import type { z } from 'zod'

/**
 * How the texts of a form are read where a field's own schema leaves the shape open. JSON says by itself what is a
 * number and what is a list; `steps[0][number]=1` does not.
 */
export const formShapes = new WeakMap<z.ZodType, z.ZodType>()
