import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane, off the main thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** How often this process has computed each: what a sign-in costs is counted, because a clock measures the machine. */
export const computed = { hashes: 0, checks: 0 }

export const hashPassword = (password: string): Promise<string> => {
  computed.hashes++
  return hash(password, parameters)
}

/** Compared for an unknown account too, so that known and unknown take the same time. */
const nobody = hashPassword('no account has this password')

export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const known = stored ?? (await nobody)
  computed.checks++
  const matches = await verify(known, password)
  return stored !== null && matches
}
