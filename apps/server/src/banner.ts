import type { Database } from '@northlight/db/database'
import type { DemoFactor } from './demo-factor.ts'
import type { Environment } from './environment.ts'

export const demoPassword = 'Northlight#2026'
const demoDomain = '@northlight.test'

/** The demo accounts in this database, if it was filled with the demo institute. */
export async function demoAccounts({ db }: Database): Promise<{ email: string; role: string }[]> {
  const rows = await db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('email', 'like', `%${demoDomain}`)
    .where('is_active', '=', true)
    .execute()
  return rows.toSorted((a, b) => a.email.localeCompare(b.email))
}

export function banner(
  environment: Environment,
  accounts: { email: string; role: string }[],
  factors: DemoFactor[] = [],
): string {
  if (environment.role === 'worker')
    return `Northlight works through its jobs; health is on port ${environment.port}.\n`
  const lines = ['', `Northlight is ready: ${environment.siteUrl}`]
  if (accounts.length > 0) {
    lines.push('', `Demo accounts, password ${demoPassword}`)
    for (const { email, role } of accounts) lines.push(`  ${email.padEnd(28)} ${role}`)
    for (const { email, secret, code } of factors)
      lines.push(
        '',
        `Second factor of ${email}, for an authenticator app`,
        `  ${'secret'.padEnd(28)} ${secret}`,
        ...(code ? [`  ${'recovery code'.padEnd(28)} ${code}`] : []),
      )
  }
  return `${lines.join('\n')}\n\n`
}
