/** The least that argon2id takes. Tests make hundreds of accounts; how a password is kept has a test of its own. */
export const passwordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
