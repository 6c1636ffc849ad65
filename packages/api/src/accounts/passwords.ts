import { hash, verify } from '@node-rs/argon2'

/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane, off the main thread. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> => hash(password, parameters)

/** Compared for an unknown account too, so that known and unknown take the same time. */
const nobody = hashPassword('no account has this password')

export const passwordMatches = async (stored: string | null, password: string): Promise<boolean> => {
  const matches = await verify(stored ?? (await nobody), password)
  return stored !== null && matches
}
