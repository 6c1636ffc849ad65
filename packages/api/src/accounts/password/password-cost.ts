/** OWASP's parameters for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
