import { domain } from '../kernel/define-domain.ts'
import { brings } from '../kernel/ports.ts'
import { downloadMakers } from '../media/downloads.ts'
import { countStatistics, questionBankSchedules } from './bank/statistics.ts'
import { exportQuestions } from './import/export-questions.ts'
import { questionImportDownload } from './import/import-view.ts'
import { questionImportJobs, questionImportSchedules } from './import/read-import.ts'
import { questionBankRoutes } from './routes.ts'

/**
 * Questions are shown as students see them, disputed as results know it, and did as marks say. Files are read as lists
 * are, and their pictures stand in the library.
 */
export const questionBank = domain({
  routes: questionBankRoutes,
  raw: [
    {
      method: 'get',
      path: '/office/questions-file',
      acts: ['bank.write'],
      summary:
        'The question bank with its keys, by the filters of its list, as GIFT, Moodle XML, CSV, XLSX or a ZIP with pictures',
      tag: 'Office: questions',
      produces: 'application/octet-stream',
      countsAs: 'file',
      asPerson: true,
      respond: (ctx, { url }) => exportQuestions(ctx, url),
    },
  ],
  jobs: [countStatistics, ...questionImportJobs],
  schedules: [...questionBankSchedules, ...questionImportSchedules],
  brings: [brings(downloadMakers, questionImportDownload)],
})
