import { expect, test } from 'vitest'
import { hashPassword } from './passwords.ts'

test('a password is kept as OWASP advises: argon2id over 19 MiB, twice', async () => {
  expect(await hashPassword('Polaris#2027')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
