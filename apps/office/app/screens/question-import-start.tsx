import { useState } from 'react'
import { useNavigate } from 'react-router'
import { client } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { NotFoundScreen } from './not-found.tsx'

const templates = [
  ['xlsx', 'Template, XLSX'],
  ['csv', 'Template, CSV'],
] as const

/** Choose a file: nothing becomes a question yet. */
export function QuestionImportStartScreen() {
  const may = useMay()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  if (!may('bank.write')) return <NotFoundScreen />
  const send = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    try {
      const form = new FormData()
      form.set('file', file)
      const reply = await client.post('/office/question-imports', form)
      void navigate(`/questions/import/${reply.import.id}`)
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  return (
    <>
      <PageHead crumbs={[{ to: '/questions', label: 'Questions' }, { label: 'Import' }]} title="Import of questions" />
      <div className="section form">
        <label className="field">
          <span className="label">File</span>
          <input
            className="input"
            type="file"
            accept=".xlsx,.csv,.gift,.txt,.xml,.zip"
            disabled={isSending}
            onChange={(event) => void send(event.target.files?.[0])}
          />
          <span className="hint">
            XLSX or CSV by the template, Moodle GIFT, Moodle XML, or a ZIP with one of them and its pictures. At most 10
            MB and 5,000 questions.
          </span>
        </label>
        <p className="form-acts">
          {templates.map(([as, label]) => (
            <a
              key={as}
              className={buttonClass({ small: true })}
              href={`/api/v1/office/questions-file?as=${as}&only=heads`}
            >
              <Icon name="download" />
              {label}
            </a>
          ))}
        </p>
        <p className="small muted" role="status">
          {isSending
            ? 'The file is being sent…'
            : 'Every row is shown as the student will see it before anything is stored.'}
        </p>
      </div>
    </>
  )
}
