import * as contract from '@northlight/contract/office/institute'
import { implement } from '../../kernel/implement.ts'
import { drillBackup, makeBackup, officeBackups } from './backups.ts'
import { officeHealth } from './health.ts'
import * as desk from './jobs-and-mails.ts'
import { readSettings, writeSettings } from './settings.ts'

export const instituteRoutes = [
  implement(contract.officeJobs, (ctx, call) => desk.officeJobs(ctx, call)),
  implement(contract.runJobAgain, async (ctx, { params }) => {
    await desk.runJobAgain(ctx, params.id)
    return { message: 'The job is on the queue again.' }
  }),
  implement(contract.runJobsAgain, async (ctx, { input }) => {
    const count = await desk.runJobsAgain(ctx, input.name)
    return { message: count === 1 ? 'The job is on the queue again.' : `${count} jobs are on the queue again.`, count }
  }),
  implement(contract.officeMails, (ctx, call) => desk.officeMails(ctx, call)),
  implement(contract.officeMail, (ctx, { params }) => desk.officeMail(ctx, params.id)),
  implement(contract.resendMail, async (ctx, { params }) => {
    await desk.resendMail(ctx, params.id)
    return { message: 'The mail goes out again, without files that were attached to it.' }
  }),
  implement(contract.resendMails, async (ctx, { input }) => {
    const count = await desk.resendMails(ctx, input)
    const message = count === 1 ? 'The mail goes out again.' : `${count} mails go out again, the oldest first.`
    return { message, count }
  }),
  implement(contract.officeBackups, (ctx) => officeBackups(ctx)),
  implement(contract.makeBackup, async (ctx) => {
    await makeBackup(ctx)
    return { message: 'A backup is being made.' }
  }),
  implement(contract.drillBackup, async (ctx, { params }) => {
    await drillBackup(ctx, params.name)
    return { message: 'The backup is being restored for a try.' }
  }),
  implement(contract.officeHealth, (ctx) => officeHealth(ctx)),
  implement(contract.readSettings, (ctx, { params }) => readSettings(ctx, params.key)),
  implement(contract.writeSettings, async (ctx, { params, input }) => ({
    message: 'Saved.',
    ...(await writeSettings(ctx, params.key, input)),
  })),
]
