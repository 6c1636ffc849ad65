import type { Role } from '@northlight/contract/roles'

/** Shown at the start of a demo, with the one password they share. */
export const accounts: { name: string; email: string; phone: string; role: Role; date_of_birth?: string }[] = [
  {
    name: 'Aditi Kulkarni',
    email: 'student@northlight.test',
    phone: '9845000200',
    role: 'student',
    date_of_birth: '2008-03-14',
  },
  {
    name: 'Ramesh Kulkarni',
    email: 'parent@northlight.test',
    phone: '9845000201',
    role: 'parent',
    date_of_birth: '1977-09-02',
  },
  {
    name: 'Nikhil Hegde',
    email: 'applicant@northlight.test',
    phone: '9845000206',
    role: 'student',
    date_of_birth: '2011-06-19',
  },
  { name: 'Sneha Pai', email: 'editor@northlight.test', phone: '9845000202', role: 'editor' },
  { name: 'Imtiaz Ali Khan', email: 'counsellor@northlight.test', phone: '9845000203', role: 'counsellor' },
  { name: 'Vinod Gowda', email: 'examiner@northlight.test', phone: '9845000204', role: 'examiner' },
  { name: 'Latha Shenoy', email: 'admin@northlight.test', phone: '9845000205', role: 'admin' },
  {
    name: 'Meera Kulkarni',
    email: 'meera@northlight.test',
    phone: '9845000208',
    role: 'student',
    date_of_birth: '2012-01-20',
  },
]

export const demoPassword = 'Northlight#2026'
