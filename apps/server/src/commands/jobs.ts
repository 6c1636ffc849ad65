import { deadJobs, reviveDead } from '@northlight/api/kernel/jobs/queries'
import { StartError } from '../failures.ts'
import type { Command } from './command.ts'

/** `jobs dead` lists what was given up; `jobs retry ID` puts one back on the queue. */
export const jobsCommand: Command = async ({ args, openBeside, say }) => {
  const [verb, id = ''] = args
  if (verb === 'dead') {
    const dead = await deadJobs((await openBeside()).db)
    if (dead.length === 0) say('No job was given up.')
    for (const job of dead) say(`${job.id}  ${job.name}  ${job.finished_at ?? ''}  ${job.last_error ?? ''}`)
    return
  }
  if (verb !== 'retry' || !/^[1-9]\d{0,14}$/.test(id)) {
    throw new StartError('Use: npm run northlight -- jobs dead, or jobs retry ID')
  }
  const { db } = await openBeside()
  const revived = await reviveDead(db, Number(id), new Date().toISOString())
  if (!revived) throw new StartError(`There is no given-up job ${id}.`)
  say(`Job ${id} is on the queue again.`)
}
