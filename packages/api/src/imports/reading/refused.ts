/** Why a file is not read; said to the person who sent it. */
export class Refused extends Error {}

export const refuse = (reason: string): never => {
  throw new Refused(reason)
}
