import type { Role } from '../roles.ts'

/** The roles that have acts at all. */
export const staffRoles = ['admin', 'editor', 'counsellor', 'examiner'] as const satisfies readonly Role[]
export type StaffRole = (typeof staffRoles)[number]

/**
 * How far an act goes: everywhere; only in one's own branches or with one's own things; as a proposal that somebody
 * else decides; or not at all.
 */
export const grades = ['all', 'own', 'propose', 'no'] as const
export type Grade = (typeof grades)[number]

type Row = Partial<Record<StaffRole, Exclude<Grade, 'no'>>> & {
  /** Finishes "may …" on the page of roles and in the reference. */
  words: string
  /** Which part of the page of roles it stands in. */
  group: 'Own things' | 'Content' | 'Families' | 'Admissions' | 'Money' | 'Tests' | 'Institute'
  /** Wants the second factor again when it is older than ten minutes. */
  stepUp?: true
  /** What a session may do before it has shown a second factor. */
  beforeFactor?: true
}

const everybody = { admin: 'all', editor: 'all', counsellor: 'all', examiner: 'all' } as const
const admins = { admin: 'all' } as const
const editors = { admin: 'all', editor: 'all' } as const
const counsellors = { admin: 'all', counsellor: 'own' } as const
const examiners = { admin: 'all', examiner: 'all' } as const

/**
 * Who of the staff may do what: one table for the API's policy, the office's screens, the reference page and the test
 * that walks every call with every role. A role that a row does not name may not do it.
 */
export const acts = {
  'own.security': {
    ...everybody,
    group: 'Own things',
    words: 'see who one is and look after one’s own sign-in',
    beforeFactor: true,
  },
  'own.work': { ...everybody, group: 'Own things', words: 'see what waits today, search, keep views' },

  'content.read': { ...everybody, group: 'Content', words: 'read content and its drafts' },
  'content.draft': { ...editors, group: 'Content', words: 'write drafts, preview, duplicate, order' },
  'content.publish': { ...editors, group: 'Content', words: 'publish, schedule and hide content' },
  'legal.publish': {
    admin: 'all',
    editor: 'propose',
    group: 'Content',
    words: 'publish legal pages, fees, refund rules and disclosures',
  },
  'content.delete-new': { ...editors, group: 'Content', words: 'delete what was never live' },
  'content.delete': { ...admins, group: 'Content', words: 'delete content that is not used' },
  'content.import': { ...editors, group: 'Content', words: 'import lists' },
  'evidence.add': { ...editors, group: 'Content', words: 'add the written consent of a person who is shown' },
  'evidence.read': { ...editors, group: 'Content', words: 'open the scan of such a consent' },
  'media.write': {
    admin: 'all',
    editor: 'all',
    examiner: 'own',
    group: 'Content',
    words: 'add, describe, crop and replace pictures',
  },
  'redirects.outside': {
    ...admins,
    stepUp: true,
    group: 'Content',
    words: 'lead an address to another site',
  },
  'redirects.change': { ...editors, group: 'Content', words: 'change redirects and the SEO of fixed pages' },
  'comments.decide': { ...editors, group: 'Content', words: 'approve and remove comments' },
  'shown-people.export': {
    ...everybody,
    stepUp: true,
    group: 'Content',
    words: 'export the people who are shown, for a purpose',
  },
  'comments.export': { ...editors, stepUp: true, group: 'Content', words: 'export comments for a purpose' },
  'subscribers.count': { ...editors, group: 'Content', words: 'see how many subscribers there are' },
  'subscribers.read': { ...admins, group: 'Content', words: 'read subscribers' },
  'subscribers.export': { ...admins, stepUp: true, group: 'Content', words: 'export subscribers' },
  'subscribers.change': { ...admins, group: 'Content', words: 'take a subscriber off the list' },
  'test-pages.write': {
    admin: 'all',
    editor: 'all',
    examiner: 'all',
    group: 'Content',
    words: 'write and publish the page texts of tests',
  },

  'families.read': { ...counsellors, group: 'Families', words: 'read families' },
  'families.write': { ...counsellors, group: 'Families', words: 'note, assign, move, follow up' },
  'families.end-admission': { ...admins, group: 'Families', words: 'move a family that was admitted' },
  'families.join': { ...counsellors, group: 'Families', words: 'join families and undo it' },
  'families.export': { ...counsellors, stepUp: true, group: 'Families', words: 'export families for a purpose' },
  'families.view-as': { ...counsellors, group: 'Families', words: 'see a page as the family sees it' },
  'job-applications.read': { ...admins, group: 'Families', words: 'read job applications and their CVs' },
  'papers.read': { ...counsellors, group: 'Families', words: 'open mark sheets and cards a family sent' },
  'consent.read': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Families',
    words: 'see whose parent has not agreed',
  },
  'consent.mend': {
    ...counsellors,
    group: 'Families',
    words: 'ask a parent again, mend the address, take a paper consent',
  },
  'consent.withdraw': { ...admins, group: 'Families', words: 'withdraw a consent for a parent' },
  'accounts.correct': { ...admins, group: 'Families', words: 'correct a date of birth, merge accounts' },
  'data-rights.start': {
    admin: 'all',
    counsellor: 'propose',
    group: 'Families',
    words: 'start an export, a correction or an erasure',
  },
  'data-rights.finish': { ...admins, group: 'Families', words: 'finish an erasure' },

  'applications.read': { ...counsellors, group: 'Admissions', words: 'read applications' },
  'applications.roster': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Admissions',
    words: 'read the roster of a sitting',
  },
  'applications.move': {
    ...counsellors,
    group: 'Admissions',
    words: 'bring an application to its next state, offer a seat',
  },
  'waivers.sign': {
    ...admins,
    stepUp: true,
    group: 'Admissions',
    words: 'sign or refuse a waiver beyond the band that a colleague has proposed',
  },
  'sittings.write': { ...counsellors, group: 'Admissions', words: 'edit sittings, move everybody' },
  'hall.check-in': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'own',
    group: 'Admissions',
    words: 'check in at the hall',
  },

  'students.read': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Families',
    words: 'see who is in which course and batch',
  },
  'students.write': { ...counsellors, group: 'Families', words: 'put students into batches' },
  'students.export': {
    ...counsellors,
    stepUp: true,
    group: 'Families',
    words: 'print class lists, export students for a purpose',
  },

  'payments.read': { ...counsellors, group: 'Money', words: 'read payments and receipts' },
  'payments.remind': {
    ...counsellors,
    group: 'Money',
    words: 'remind of an instalment, note a promise to pay',
  },
  'payments.take': { ...counsellors, group: 'Money', words: 'take money at the desk' },
  'cash.close': { ...counsellors, group: 'Money', words: 'count the cash of a branch and close its day' },
  'cash.see': { ...admins, group: 'Money', words: 'see as the second person that a day’s cash was counted' },
  'payments.export': { ...counsellors, stepUp: true, group: 'Money', words: 'export payments for a purpose' },
  'payments.compare': { ...admins, group: 'Money', words: 'compare a settlement file with the books' },
  'unmatched.settle': {
    admin: 'all',
    counsellor: 'all',
    group: 'Money',
    words: 'say what became of money that no rule could place',
  },
  'refunds.propose': { admin: 'all', counsellor: 'propose', group: 'Money', words: 'work out and propose a refund' },
  'refunds.send': { ...admins, stepUp: true, group: 'Money', words: 'send a refund' },
  'cheques.clear': {
    ...admins,
    stepUp: true,
    group: 'Money',
    words: 'note that the bank has paid a cheque or demand draft',
  },
  'cheques.return': {
    ...admins,
    stepUp: true,
    group: 'Money',
    words: 'note that the bank returned a cheque, or that money at the desk was noted by mistake',
  },

  'bank.read': { ...examiners, group: 'Tests', words: 'read the question bank' },
  'bank.write': { ...examiners, group: 'Tests', words: 'write and import questions' },
  'bank.export': {
    ...examiners,
    stepUp: true,
    group: 'Tests',
    words: 'take the question bank with its keys as a file',
  },
  'papers.print': { ...examiners, stepUp: true, group: 'Tests', words: 'read and print a paper with all its keys' },
  'tests.write': { ...examiners, group: 'Tests', words: 'make packs and papers, schedule tests' },
  'console.read': { ...examiners, group: 'Tests', words: 'watch a running test' },
  'console.attendance': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Tests',
    words: 'see who has come to a test',
  },
  'console.message': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Tests',
    words: 'send a message to those who write a test',
  },
  'console.act': {
    ...examiners,
    group: 'Tests',
    words: 'give extra time, decide late answers, take in answer files, end an attempt',
  },
  'compensatory-time.set': {
    admin: 'all',
    counsellor: 'propose',
    examiner: 'all',
    group: 'Tests',
    words: 'set a student’s compensatory time',
  },
  'results.read': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Tests',
    words: 'read results and reports',
  },
  'results.statistics': { ...examiners, group: 'Tests', words: 'read how each question did' },
  'keys.decide': { ...examiners, group: 'Tests', words: 'read challenges, and say that a key stays' },
  'keys.change': { ...examiners, stepUp: true, group: 'Tests', words: 'change a key after a test' },
  'results.mark-again': { ...examiners, group: 'Tests', words: 'mark a test again' },
  'results.release': { ...examiners, stepUp: true, group: 'Tests', words: 'release results' },
  'marks.export': { ...examiners, stepUp: true, group: 'Tests', words: 'export marks for a purpose' },
  'mentor-notes.write': {
    admin: 'all',
    counsellor: 'own',
    examiner: 'all',
    group: 'Tests',
    words: 'write notes on a student’s report',
  },

  'settings.read': { ...admins, group: 'Institute', words: 'read the settings' },
  'settings.write': { ...admins, group: 'Institute', words: 'change the settings and option lists' },
  'settings.billing': {
    ...admins,
    stepUp: true,
    group: 'Institute',
    words: 'change what receipts and refunds rest on',
  },
  'settings.access': {
    ...admins,
    stepUp: true,
    group: 'Institute',
    words: 'change who needs a second factor and which networks are ours',
  },
  'branches.write': {
    admin: 'all',
    editor: 'propose',
    group: 'Institute',
    words: 'open and close branches',
  },
  'branches.texts': { ...editors, group: 'Institute', words: 'write the texts of branches' },
  'people.read': { ...admins, group: 'Institute', words: 'see who works in the office' },
  'people.write': {
    ...admins,
    stepUp: true,
    group: 'Institute',
    words: 'invite, change roles and branches, reset a second factor, hand over',
  },
  'audit.read': {
    admin: 'all',
    editor: 'own',
    counsellor: 'own',
    examiner: 'own',
    group: 'Institute',
    words: 'read the audit',
  },
  'breaches.read': { ...admins, group: 'Institute', words: 'see recorded breaches and their clocks' },
  'breaches.write': {
    ...admins,
    stepUp: true,
    group: 'Institute',
    words: 'record a breach, see who is touched and write to them',
  },
  'jobs.read': { ...admins, group: 'Institute', words: 'see jobs' },
  'jobs.run': { ...admins, group: 'Institute', words: 'run a job again' },
  'mails.read': { ...admins, group: 'Institute', words: 'see what is in the outbox' },
  'mails.open': {
    ...admins,
    stepUp: true,
    group: 'Institute',
    words: 'read the words of a mail, with its links and codes',
  },
  'mails.resend': { ...admins, group: 'Institute', words: 'send a mail again' },
  'backups.make': { ...admins, group: 'Institute', words: 'see and make backups' },
  'backups.download': { ...admins, stepUp: true, group: 'Institute', words: 'download a backup' },
  'health.read': { ...examiners, group: 'Institute', words: 'see how the server is doing' },
} as const satisfies Record<string, Row>

export type Act = keyof typeof acts
export const actNames = Object.keys(acts) as Act[]

/** The row without the narrow type of its literals. */
export const actRow = (act: Act): Row => acts[act]

export const gradeOf = (act: Act, role: Role): Grade => actRow(act)[role as StaffRole] ?? 'no'

/** Every act a role has, with how far it goes. */
export const actsOf = (role: Role): { act: Act; grade: Exclude<Grade, 'no'>; step_up: boolean }[] =>
  actNames.flatMap((act) => {
    const grade = gradeOf(act, role)
    return grade === 'no' ? [] : [{ act, grade, step_up: actRow(act).stepUp === true }]
  })

const many: Record<StaffRole, string> = {
  admin: 'administrators',
  editor: 'editors',
  counsellor: 'counsellors',
  examiner: 'examiners',
}

/** What is missing, for anyone who was refused: the act in words, and who may. It is the same whatever the record. */
export const missingRight = (act: Act, role: Role): string => {
  const who = staffRoles.filter((one) => ['all', 'own'].includes(gradeOf(act, one))).map((one) => many[one])
  const others = who.length > 1 ? `${who.slice(0, -1).join(', ')} and ${who.at(-1)}` : (who[0] ?? '')
  const instead = gradeOf(act, role) === 'propose' ? ' You may propose it.' : ''
  return `Your role may not ${actRow(act).words}; ${others} may.${instead}`
}

/** Whether some role prepares it and asks another one to do it. */
export const isProposed = (act: Act): boolean => Object.values(actRow(act)).includes('propose')
