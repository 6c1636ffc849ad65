import { importLimits, importTargets, takesPictures } from '@northlight/contract/office/import-targets'
import { canBeImported, type Resource } from '@northlight/contract/office/resource'
import { resourceNamed } from '@northlight/contract/office/resources/list'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { imports } from '../features/imports/imports.ts'
import { saveTemplate } from '../features/imports/template.ts'
import { capital } from '../features/records/words.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { FieldFrame } from '../ui/field.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pager } from '../ui/pager.tsx'
import { Section } from '../ui/section.tsx'
import { Failure, isLost, Skeleton } from '../ui/states.tsx'
import { Moment } from '../ui/time.tsx'
import { NotFoundScreen } from './not-found.tsx'

export function ImportStartScreen() {
  const { resource: name = '' } = useParams()
  const may = useMay()
  const resource = resourceNamed(name)
  if (!resource || !canBeImported(resource) || !may('content.import')) return <NotFoundScreen />
  return <Start key={name} resource={resource} />
}

function Start({ resource }: { resource: Resource }) {
  const navigate = useNavigate()
  const many = resource.words[1]
  const start = useMutation({
    mutationFn: (file: File) => imports.start(resource.name, file),
    onSuccess: (reply) => navigate(`/imports/${reply.import.id}`),
    onError: toast.failed,
  })
  const kinds = takesPictures(resource) ? 'CSV, XLSX, or a ZIP with pictures' : 'CSV or XLSX'
  return (
    <>
      <PageHead
        crumbs={[{ to: `/${resource.name}`, label: capital(many) }, { label: 'Import' }]}
        title={`Import ${many}`}
        sub={<span>You see every row before anything is made, and can take the import back as a whole.</span>}
      />
      <Section title="The list">
        <FieldFrame
          id="import-file"
          label="File"
          hint={`${kinds}; CSV in UTF-8. The first row names the columns. Up to ${importLimits.rows} rows.`}
        >
          <input
            id="import-file"
            className="input"
            type="file"
            accept={takesPictures(resource) ? '.csv,.xlsx,.zip' : '.csv,.xlsx'}
            disabled={start.isPending}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              if (file) start.mutate(file)
            }}
          />
        </FieldFrame>
        {start.isPending && <p role="status">The file is being sent.</p>}
        <p className="small muted">
          Columns that are understood:{' '}
          {importTargets(resource)
            .map(({ label }) => label)
            .join(', ')}
          .
        </p>
        <p className="form-acts">
          <Button small icon="download" onClick={() => saveTemplate(resource)}>
            Empty list to fill in
          </Button>
        </p>
      </Section>
      <Earlier resource={resource} />
    </>
  )
}

const words = {
  reading: 'is being read',
  ready: 'not yet taken',
  failed: 'refused',
  applied: 'taken',
  undone: 'taken back',
}

function Earlier({ resource }: { resource: Resource }) {
  const [page, setPage] = useState(1)
  const list = useQuery({
    queryKey: ['imports', resource.name, page],
    queryFn: () => imports.earlier(resource.name, page),
  })
  return (
    <Section title="Imports of the last week">
      {isLost(list) && <Failure error={list.error} onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton lines={3} />}
      {list.data?.data.length === 0 && <p className="muted">None.</p>}
      <ul className="rows">
        {list.data?.data.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <Link to={`/imports/${one.id}`}>{one.file_name}</Link>
              <span className="under">
                {words[one.state]}, {one.by ?? 'somebody'}, <Moment at={one.created_at} />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {list.data && list.data.meta.total > 10 && (
        <Pager page={page} perPage={10} total={list.data.meta.total} words={['import', 'imports']} onPage={setPage} />
      )}
    </Section>
  )
}
