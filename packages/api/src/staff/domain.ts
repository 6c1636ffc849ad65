import { domain } from '../kernel/define-domain.ts'
import { resetWhenDue } from './factors/reset.ts'
import { downloadBackup, drillBackupNow, makeBackupNow } from './institute/backups.ts'
import { resend, resendKind } from './institute/jobs-and-mails.ts'
import { backupSchedules, nightlyBackup, queueNightlyBackup } from './institute/nightly-backup.ts'
import { instituteRoutes } from './institute/routes.ts'
import { tellOfSecurity } from './jobs.ts'
import { endTerms, staffSchedules } from './people/end-terms.ts'
import { handOvers } from './people/hand-over-entry.ts'
import { sendInvite } from './people/invites.ts'
import { peopleRoutes } from './people/routes.ts'
import { staffRoutes } from './routes.ts'

/**
 * Accounts of people who work here. What forms offer is edited with the settings, and how the server has answered is
 * counted with the views.
 */
export const staff = domain({
  routes: [...staffRoutes, ...peopleRoutes, ...instituteRoutes],
  raw: [
    {
      method: 'get',
      path: '/office/backups/{name}/file',
      acts: ['backups.download'],
      summary: 'A backup as one file; asks for a fresh second factor',
      tag: 'Office: institute',
      produces: 'application/zip',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => downloadBackup(ctx, params.name ?? ''),
    },
  ],
  jobs: [
    tellOfSecurity,
    resetWhenDue,
    sendInvite,
    endTerms,
    resend,
    resendKind,
    makeBackupNow,
    drillBackupNow,
    nightlyBackup,
    queueNightlyBackup,
  ],
  schedules: [...staffSchedules, ...backupSchedules],
  ports: [handOvers],
})
