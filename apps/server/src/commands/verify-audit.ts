import { readHead, writtenHead } from '@northlight/api/audit/chain/tell-head'
import { verifyChain } from '@northlight/api/audit/chain/verify'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/**
 * Reads the whole audit and its chain, and says what does not fit. With the digest of a mail behind it, also whether
 * everything up to that day is as it was then.
 */
export const verifyAuditCommand: Command = async ({ args, openBeside, say }) => {
  const [text] = args
  const head = text === undefined ? undefined : readHead(text)
  if (text !== undefined && !head)
    throw new StartError('Use: npm run northlight -- verify-audit [DIGEST], with the digest as it stands in the mail.')
  const { db } = await openBeside()
  const { sealed, waiting, erased, last, faults } = await verifyChain(db, head)
  say(`${sealed} lines are sealed, ${waiting} are too young to be. The details of ${erased} were erased.`)
  if (last) say(`The chain ends with ${writtenHead(last)}, a line of ${last.at}.`)
  if (faults.length > 0)
    throw new StartError(['The audit was changed past the office:', ...faults.map((fault) => `  ${fault}`)].join('\n'))
  say(
    head
      ? `Everything up to entry ${head.number} is as it was when that digest was sent, and nothing after it was changed.`
      : 'Nothing was changed since it was sealed. Give the digest of a mail as well: only that shows a chain made anew.',
  )
}
