import type { Role } from '@northlight/contract/roles'

/** Shown at the start of a demo, with the one password they share. */
export const accounts: { name: string; email: string; role: Role }[] = [
  { name: 'Aditi Kulkarni', email: 'student@northlight.test', role: 'student' },
  { name: 'Ramesh Kulkarni', email: 'parent@northlight.test', role: 'parent' },
  { name: 'Sneha Pai', email: 'editor@northlight.test', role: 'editor' },
  { name: 'Imtiaz Ali Khan', email: 'counsellor@northlight.test', role: 'counsellor' },
  { name: 'Vinod Gowda', email: 'examiner@northlight.test', role: 'examiner' },
  { name: 'Latha Shenoy', email: 'admin@northlight.test', role: 'admin' },
]

export const demoPassword = 'Northlight#2026'
