import type { PaperRow } from '@northlight/contract/office/papers'
import { marksText } from '@northlight/exam/marking/marks'
import { SelectField } from '@northlight/ui/kit/select-field.tsx'
import { Dialog } from '@northlight/ui/overlay/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import { client, isApiError } from '../platform/api/client.ts'
import { useMay } from '../platform/me/use-me.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { StateWord } from '../ui/state-word.tsx'
import { NotFoundScreen } from './not-found.tsx'

const states = [
  { value: 'building', label: 'being built' },
  { value: 'frozen', label: 'frozen' },
]

export function PapersScreen() {
  const may = useMay()
  return may('tests.write') ? <Papers /> : <NotFoundScreen />
}

function Papers() {
  const list = usePlainList<PaperRow>('papers')
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <PageHead
        crumbs={[{ label: 'Tests' }, { label: 'Papers' }]}
        title="Papers"
        acts={
          <>
            <Link className={buttonClass({})} to="/packs">
              Packs
            </Link>
            <Button look="primary" icon="plus" className="max-md:flex-1" onClick={() => setMaking(true)}>
              New paper
            </Button>
          </>
        }
      />
      <ListBar list={list} search="Name of a paper" states={states} />
      <PlainList list={list} words={['paper', 'papers']} empty="No paper like this">
        {(rows) => (
          <PlainTable
            caption="Papers"
            rows={rows}
            keyOf={({ id }) => id}
            first={{
              head: 'Paper',
              cell: (row) => (
                <Link className="row-link" to={`/papers/${row.id}`}>
                  {row.name}
                </Link>
              ),
              second: (row) => `${row.filled} of ${row.slots} · ${row.is_frozen ? 'frozen' : 'being built'}`,
            }}
            columns={[
              { head: 'Pack', cell: (row) => row.pack ?? '–' },
              { head: 'Questions', atEnd: true, cell: (row) => `${row.filled} of ${row.slots}` },
              { head: 'Marks', atEnd: true, cell: (row) => marksText(row.marks) },
              { head: 'State', narrow: true, cell: (row) => <PaperState row={row} /> },
              { head: 'Tests', atEnd: true, cell: (row) => row.tests },
            ]}
          />
        )}
      </PlainList>
      {isMaking && <NewPaper onClose={() => setMaking(false)} />}
    </>
  )
}

function PaperState({ row }: { row: PaperRow }) {
  return row.is_frozen ? (
    <StateWord icon="lock" tone="quiet">
      frozen, version {row.version}
    </StateWord>
  ) : (
    <StateWord icon="pen" tone="due">
      being built
    </StateWord>
  )
}

function NewPaper({ onClose }: { onClose: () => void }) {
  const id = useId()
  const navigate = useNavigate()
  const packs = useQuery({ queryKey: ['packs'], queryFn: () => client.get('/office/packs') })
  const [name, setName] = useState('')
  const [pack, setPack] = useState('')
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const chosen = packs.data?.packs.find(({ code }) => code === pack)
  const make = async () => {
    try {
      const paper = await client.post('/office/papers', { name, pack })
      toast.done(paper.message)
      void navigate(`/papers/${paper.id}`)
    } catch (error) {
      if (isApiError(error)) setErrors(error.errors)
      toast.failed(error)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="New paper"
      foot={
        <Button look="primary" onClick={() => void make()}>
          Make it
        </Button>
      }
    >
      <TextField label="Name" value={name} error={errors.name?.[0]} onChange={(event) => setName(event.target.value)} />
      <SelectField
        label="Pack"
        id={id}
        error={errors.pack?.[0]}
        value={pack}
        onChange={(event) => setPack(event.target.value)}
      >
        <option value="">choose one</option>
        {(packs.data?.packs ?? []).map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <div className="read-back">
          {chosen.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
    </Dialog>
  )
}
