/**
 * Runs the work for each item, one after the other, and goes on after a failure. The first failure is thrown at the
 * end, so that the job is retried.
 */
export const forEachSettled = async <One>(all: readonly One[], work: (one: One) => Promise<unknown>): Promise<void> => {
  const failures: unknown[] = []
  for (const one of all)
    try {
      await work(one)
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw failures[0]
}
