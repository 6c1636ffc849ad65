import { deadJobs, reviveDead, reviveDeadOf } from '@northlight/api/kernel/jobs/queries'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** `jobs dead` lists what was given up; `jobs retry ID` puts one back on the queue, `jobs retry NAME` all of one kind. */
export const jobsCommand: Command = async ({ args, openBeside, say }) => {
  const [verb, id = ''] = args
  if (verb === 'dead') {
    const dead = await deadJobs((await openBeside()).db)
    if (dead.length === 0) say('No job was given up.')
    for (const job of dead) say(`${job.id}  ${job.name}  ${job.finished_at ?? ''}  ${job.last_error ?? ''}`)
    return
  }
  // A kind of job is called `domain.verb-noun`.
  if (verb === 'retry' && /^[a-z-]+\.[a-z-]+$/.test(id)) {
    const count = await reviveDeadOf((await openBeside()).db, id, new Date().toISOString())
    if (count === 0) throw new StartError(`No given-up job is called ${id}.`)
    say(`${count} of ${id} are on the queue again, the oldest first.`)
    return
  }
  if (verb !== 'retry' || !/^[1-9]\d{0,14}$/.test(id)) {
    throw new StartError('Use: npm run northlight -- jobs dead, jobs retry ID, or jobs retry NAME for all of one kind')
  }
  const { db } = await openBeside()
  const revived = await reviveDead(db, Number(id), new Date().toISOString())
  if (!revived) throw new StartError(`There is no given-up job ${id}.`)
  say(`Job ${id} is on the queue again.`)
}
