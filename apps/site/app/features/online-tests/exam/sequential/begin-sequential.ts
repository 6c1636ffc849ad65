import { createSequential, type SequentialOptions } from './sequential.ts'
import { SequentialScreen } from './sequential-screen.tsx'

/** A test with one question at a time and its screen: one file, which is fetched while the rules are read. */
export const beginSequential = async (options: SequentialOptions) => ({
  sequential: await createSequential(options),
  Screen: SequentialScreen,
})
