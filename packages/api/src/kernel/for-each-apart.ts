/**
 * Does the work for each, one after the other. One that fails keeps nobody behind it waiting: the failure is thrown
 * when all have had their turn, so that a job is tried again.
 */
export const forEachApart = async <One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const one of all)
    try {
      await work(one)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}
