import { passwordRules } from '@northlight/contract/password-rules'

export type PasswordCheck = { id: string; label: string; met: boolean }

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The rule of the contract, point by point; with the second field, also whether both are the same. */
export const passwordChecks = (password: string, repeated?: string): PasswordCheck[] => {
  const checks: PasswordCheck[] = passwordRules.map((rule) => ({
    id: rule.id,
    label: capital(rule.label),
    met: rule.met(password),
  }))
  if (repeated === undefined) return checks
  return [...checks, { id: 'repeated', label: 'Typed the same twice', met: password !== '' && password === repeated }]
}
