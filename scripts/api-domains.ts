const root = 'packages/api/src/'
const table = 'scripts/api-domains.ts'

/** The domains of the API in their order, the lowest first. A domain imports only what stands before it. */
export const groups: Record<string, readonly string[]> = {
  /** What every domain may stand on. */
  ground: ['kernel', 'media', 'settings', 'mails', 'audit', 'visits', 'redirects', 'options', 'retention'],
  /** Who has an account, who may see whom, and what is done in somebody's name. */
  people: ['accounts', 'families', 'notices', 'tasks', 'staff', 'breaches'],
  /** What the institute shows, sells and keeps. Tests ask for an order and its answer, so payments stand this low. */
  institute: ['content', 'checks', 'search', 'payments', 'records', 'library', 'imports'],
  teaching: ['marking', 'exams', 'results', 'question-bank'],
  /** How a family comes to the institute, and the views over everything. */
  joining: ['counselling', 'enquiries', 'enrolments', 'admissions', 'parents', 'office-home'],
}

export const order = Object.values(groups).flat()

/**
 * Files that write a table of another domain, each with its reason. Retention and erasure write everywhere, because
 * every domain's rows grow old and belong to persons; everybody else calls a verb of the domain that owns the table.
 */
const writtenByOthers: Record<string, { owner: string; by: Record<string, string> }> = {
  attempts: { owner: 'exams', by: { 'marking/mark-attempts.ts': 'Marking is the last state of an attempt.' } },
  audit_log: {
    owner: 'kernel',
    by: {
      'audit/chain/take-out.ts': 'What the law takes out of the log is said in its chain, in the same transaction.',
    },
  },
  paper_versions: {
    owner: 'question-bank',
    by: { 'marking/paper-queries.ts': 'The first attempt freezes its paper, below the bank in which papers are made.' },
  },
  push_subscriptions: {
    owner: 'notices',
    by: {
      'mails/push-way.ts': 'The push service says that a browser is gone while a notice goes out.',
      'accounts/session/end-devices.ts': 'Notices of a browser end with its session, in the same transaction.',
      'accounts/jobs.ts': 'Old sessions are forgotten with the browsers that had them.',
    },
  },
  redirects: {
    owner: 'records',
    by: { 'visits/count-redirects.ts': 'How often an address led somebody on is counted with the visits.' },
  },
}

const mayWriteAll = (file: string) =>
  file.startsWith('retention/') || file.startsWith('families/persons/') || /^[^/]+\/persons\.ts$/.test(file)

const domainOf = (path: string) => {
  const [domain = '', file] = path.slice(root.length).split('/')
  return path.startsWith(root) && file !== undefined ? domain : null
}

/** The sentence for an import against the order, or null. Paths from the root. */
export function domainRule(path: string, target: string): string | null {
  const [from, to] = [domainOf(path), domainOf(target)]
  if (!from || !to || from === to) return null
  for (const domain of [from, to])
    if (!order.includes(domain))
      return `${root}${domain} is no domain that ${table} knows; write it there, after every domain it imports, and list its domain.ts in ${root}domains.ts`
  if (order.indexOf(to) < order.indexOf(from)) return null
  return (
    `${from} may not import ${to}, which stands above it in ${table}. Declare a port in ${root}${from} (kernel/ports.ts), ` +
    `name it in ${root}${from}/domain.ts, and let ${root}${to}/domain.ts bring what is needed`
  )
}

type Source = { path: string; source: string }
type Write = { path: string; line: number; table: string; domain: string }

const writesOf = ({ path, source }: Source): Write[] => {
  const domain = domainOf(path)
  if (!domain || /\.test\.ts$/.test(path) || mayWriteAll(path.slice(root.length))) return []
  return [...source.matchAll(/\b(?:insertInto|updateTable|deleteFrom)\(\s*'(\w+)'/g)].map(
    ({ 1: name = '', index }) => ({
      ...{ path, domain, table: name },
      line: source.slice(0, index).split('\n').length,
    }),
  )
}

/** A table that two domains write has no owner who knows all of its states. What is named at run time is not seen. */
export function tableRule(files: Source[]): { file: string; line: number; rule: string }[] {
  const byTable = Map.groupBy(files.flatMap(writesOf), (write) => write.table)
  return [...byTable].flatMap(([name, writes]) => {
    const { owner, by = {} } = writtenByOthers[name] ?? {}
    const unexplained = writes.filter(({ path }) => !Object.hasOwn(by, path.slice(root.length)))
    const owners = owner === undefined ? new Set(unexplained.map(({ domain }) => domain)) : new Set([owner])
    if (owner === undefined && owners.size < 2) return []
    return unexplained
      .filter(({ domain }) => domain !== owner)
      .map(({ path, line, domain }) => ({
        file: path,
        line,
        rule:
          `${domain} writes the table ${name}, as ${[...owners].filter((one) => one !== domain).join(' and ')} does. Let one ` +
          `domain own it and call a verb of that domain here, or write this file with its reason into writtenByOthers in ${table}`,
      }))
  })
}
