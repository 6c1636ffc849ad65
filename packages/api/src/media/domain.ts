import { domain } from '../kernel/define-domain.ts'

import { downloadMakers, downloadReply } from './downloads.ts'
import { papersOfChildren, sendPrivateFile } from './private-files.ts'
import { forgetOrphanFiles, mediaSchedules } from './sweep.ts'

export const media = domain({
  raw: [
    {
      method: 'get',
      path: '/office/files/{id}',
      acts: ['papers.read', 'evidence.read', 'job-applications.read'],
      summary: 'A visitor’s upload, for staff. Without a token the session of the browser says who asks',
      tag: 'Office',
      produces: 'application/octet-stream',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { params }) => sendPrivateFile(ctx, params.id ?? ''),
    },
    {
      method: 'get',
      path: '/v1/test-report-download/{file_key}',
      atTop: 'download',
      summary:
        'A report or hall ticket as PDF, for whoever was just given its key; a file of the office, for the session that was',
      tag: 'Results',
      produces: 'application/pdf',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { request }) => downloadReply(ctx, request),
    },
  ],
  jobs: [forgetOrphanFiles],
  schedules: mediaSchedules,
  ports: [downloadMakers, papersOfChildren],
})
