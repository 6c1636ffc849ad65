const root = 'packages/api/src/'

/** What every domain stands on. */
const ground = ['kernel', 'mails', 'media', 'notices', 'settings']

/**
 * Domains that know another one, besides the ground. Each pair is a decision: write it here with its reason before the
 * import, and only if neither can do without the other's rows or rules. A pair in both directions is a last resort.
 */
const mayUse: Record<string, readonly string[]> = {
  kernel: [],
  mails: ['settings'],
  media: [],
  // What is told goes by the outbox.
  notices: ['mails', 'settings'],
  settings: ['media'],
  // What a waiver is worth in the courses of a programme.
  options: ['content'],
  content: [],
  // Families as counsellors know them, made of what other domains tell.
  counselling: ['content'],
  // Every form is a touch of a family.
  enquiries: ['content', 'counselling', 'options'],
  redirects: [],
  retention: [],
  search: ['content'],
  // Engine and rows of a paper, for tests, results and the demo alike.
  marking: [],
  // What is published is compared with what must be; it reads what visitors read.
  checks: [],
  visits: [],
  // Versions of a record are made by people of the office, and work for later is done in their name; checks stand on today.
  records: ['checks', 'content', 'staff'],
  // Where a picture is used is known by the records that show it.
  library: ['content', 'records'],
  // Lists become records, and the pictures that come with them stand in the library.
  imports: ['content', 'library', 'records'],
  // Accounts of people who work here; what a leaving colleague hands over; lists leave as the files of records do; what
  // forms offer is edited with the settings; how the server has answered is counted with the views.
  staff: ['accounts', 'content', 'counselling', 'options', 'records', 'visits'],
  // Questions are shown as students see them, disputed as results know it, and did as marks say; files are read as lists
  // are, their pictures stand in the library.
  'question-bank': ['content', 'exams', 'imports', 'library', 'marking', 'records', 'results'],
  // Whose order it is.
  payments: ['accounts', 'content'],
  // What is for sale, and how it is paid; a course gives the papers of tests.
  enrolments: ['accounts', 'content', 'exams', 'payments'],
  // A test is paid for; a student under 18 needs a parent's word to sit it.
  exams: ['content', 'families', 'marking', 'payments'],
  // The letter of an admission test leads with its waiver in rupees.
  results: ['content', 'exams', 'marking', 'options', 'payments'],
  // Registering names a parent and signing in calls a deletion off; the code of a hall ticket opens a locked account.
  // Whoever works here has acts, branches and a second factor.
  accounts: ['admissions', 'families', 'staff'],
  // Registering for admission makes an account and is a touch of a family; an offered seat is taken by enrolling.
  admissions: [
    'accounts',
    'content',
    'counselling',
    'enrolments',
    'exams',
    'families',
    'options',
    'payments',
    'results',
  ],
  // A file of one's data and a deletion go through all that holds a person; a parent who refuses withdraws the application.
  families: ['accounts', 'admissions', 'content', 'counselling', 'enquiries', 'enrolments', 'payments', 'results'],
}

/** Single files in which a domain meets those that stand on it. */
const meetingPlaces: Record<string, readonly string[]> = {
  // Types of the services that are passed down.
  'kernel/context.ts': ['media', 'payments', 'staff'],
  // Whoever may see a student's marks is told of them.
  'notices/people.ts': ['families'],
  // Everything that can be bought, by kind.
  'payments/registry.ts': ['admissions', 'enrolments', 'exams'],
  // Children of one parent are known by whom their accounts name.
  'payments/orders/people-of.ts': ['families'],
  // A seat that was offered is taken with its fee.
  'enrolments/after-enrolment-paid.ts': ['admissions'],
  // Marks, families and payments leave as the files of records do.
  'results/staff/export-marks.ts': ['records'],
  'counselling/lists/export-families.ts': ['records'],
  'counselling/lists/sources-file.ts': ['records'],
  'records/works/family-file.ts': ['counselling'],
  'payments/office/export-payments.ts': ['records'],
  'records/works/payment-file.ts': ['payments'],
  // What waits for a signature or a decision stands on Today.
  'records/only-yours.ts': ['enrolments', 'families', 'payments'],
  // The palette finds families, applications and payments beside records.
  'records/search.ts': ['admissions', 'counselling', 'payments'],
  // What a parent agrees to is a rule, in every language.
  'records/gate/rule-texts.ts': ['families'],
  // An attempt that has ended is marked.
  'exams/attempt/after-attempt-closed.ts': ['results'],
}

const domainOf = (path: string) => {
  const [domain = '', file] = path.slice(root.length).split('/')
  return path.startsWith(root) && file !== undefined ? domain : null
}

/** The sentence for an import between domains of the API that nobody has decided on, or null. Paths from the root. */
export function domainRule(path: string, target: string): string | null {
  const [from, to] = [domainOf(path), domainOf(target)]
  if (!from || !to || from === to) return null
  const allowed = mayUse[from]
  if (!allowed) return `${root}${from} is no domain that scripts/api-domains.ts knows`
  if (allowed.includes(to) || (ground.includes(to) && !ground.includes(from))) return null
  if (ground.includes(from) && to === 'kernel') return null
  if (meetingPlaces[path.slice(root.length)]?.includes(to)) return null
  return `${from} may not use the domain ${to}; a pair of domains stands in scripts/api-domains.ts`
}
