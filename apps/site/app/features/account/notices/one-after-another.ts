/** Begins each piece of work when the one before it has ended, so that the last reply is the newest. */
export const oneAfterAnother = () => {
  let before: Promise<unknown> = Promise.resolve()
  return (work: () => Promise<unknown>): void => {
    before = before.then(work, work)
  }
}
