import { getPriority, setPriority } from 'node:os'

/**
 * Lets the others go first, of this process or, on Linux, of this thread alone. Anyone who was started with `nice` may
 * be lower already, and only root may be raised again.
 */
export const lowerPriority = (to: number): void => {
  if (getPriority() < to) setPriority(to)
}
