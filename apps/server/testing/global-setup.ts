import { buildStaleServer } from '../../../scripts/build-apps.ts'

/** Tests that start servers and commands start what `npm start` does. */
export const setup = () => buildStaleServer(console.log)
