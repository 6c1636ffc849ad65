import type { PackView } from '@northlight/contract/office/papers'
import { type Aid, USUAL_AIDS } from '@northlight/exam/aids/aids'
import { packSentences } from '@northlight/exam/papers/pack-sentence'
import { type Pack, packFaults } from '@northlight/exam/papers/packs'
import type { QuestionType } from '@northlight/exam/papers/paper'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { PackAids } from './pack-aids.tsx'

type Row = {
  /** Only for the screen: sections have no name of their own while they are typed. */
  id: string
  name: string
  subject: string
  type: QuestionType
  count: string
  right: string
  wrong: string
  partial: string
  decimals: string
}
const types: Record<QuestionType, string> = {
  single: 'one right option',
  multiple: 'several right options',
  numeric: 'a number',
  matching: 'two lists',
}
const marks = (hundredths: number | null) => (hundredths === null ? '' : String(hundredths / 100))
const hundredths = (text: string) => Math.round(Number(text.replace('−', '-')) * 100)
const newRow = (): Row => ({
  id: crypto.randomUUID(),
  name: '',
  subject: '',
  type: 'single',
  count: '10',
  right: '4',
  wrong: '-1',
  partial: '',
  decimals: '',
})

/** Marks are typed as they are said, 4 and -1; the rules are read back while they are written. */
export function PackForm({ pack, onSaved }: { pack: PackView | null; onSaved: (code: string) => void }) {
  const [code, setCode] = useState(pack?.code ?? '')
  const [name, setName] = useState(pack?.name ?? '')
  const [minutes, setMinutes] = useState(String(pack?.minutes ?? 60))
  const [isUnsaved, setUnsaved] = useState(pack?.choices_count_unsaved ?? false)
  const [rows, setRows] = useState<Row[]>(
    pack?.sections.map((one) => ({
      ...one,
      id: crypto.randomUUID(),
      count: String(one.count),
      right: marks(one.right),
      wrong: marks(one.wrong),
      partial: marks(one.partial),
      decimals: one.decimals === null ? '' : String(one.decimals),
    })) ?? [newRow()],
  )
  const [aids, setAids] = useState<Aid[]>(pack?.aids ?? USUAL_AIDS)
  const [instructions, setInstructions] = useState((pack?.instructions ?? []).join('\n'))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const sections = rows.map((row, at) => ({
    name: row.name,
    subject: row.subject,
    type: row.type,
    count: Number(row.count),
    right: hundredths(row.right),
    wrong: hundredths(row.wrong),
    blank: pack?.sections[at]?.blank ?? 0,
    ...(row.partial !== '' && { partial: hundredths(row.partial) }),
    ...(row.decimals !== '' && { decimals: Number(row.decimals) }),
    is_paragraph: pack?.sections[at]?.is_paragraph ?? false,
  }))
  const body: Pack = {
    id: code,
    name,
    version: (pack?.version ?? 0) + 1,
    durationMinutes: Number(minutes),
    sections: sections.map(({ right, wrong, blank, partial, is_paragraph, ...one }) => ({
      ...one,
      scheme: { right, wrong, blank, ...(partial !== undefined && { partial }) },
      isParagraph: is_paragraph,
    })),
    choicesCountUnsaved: isUnsaved,
    dropped: pack?.dropped ?? 'full_to_all',
    ties: [],
    areMarksPerTest: pack?.are_marks_per_test ?? false,
    instructions: [],
  }
  const faults = packFaults(body)
  // How equal marks are told apart is not in this form: a new version keeps it.
  const ties = pack?.sentences.at(-1)
  const sentences = [...packSentences(body).slice(0, -1), ties ?? 'Equal marks share a rank.']
  const save = async () => {
    try {
      const { message } = await client.post('/office/packs', {
        code,
        seen_version: pack?.version ?? 0,
        name,
        minutes: Number(minutes),
        sections,
        choices_count_unsaved: isUnsaved,
        are_marks_per_test: pack?.are_marks_per_test ?? false,
        dropped: pack?.dropped ?? 'full_to_all',
        instructions: instructions.split('\n').filter((line) => line.trim() !== ''),
        aids,
      })
      toast.done(message)
      onSaved(code)
    } catch (error) {
      if (isApiError(error)) setErrors(error.errors)
      toast.failed(error)
    }
  }
  const change = (at: number, more: Partial<Row>) =>
    setRows((before) => before.map((row, place) => (place === at ? { ...row, ...more } : row)))
  const title = pack?.name ?? 'New pack'
  return (
    <>
      <PageHead
        crumbs={[{ to: '/papers', label: 'Papers' }, { to: '/packs', label: 'Packs' }, { label: title }]}
        title={title}
        sub={
          pack && (
            <span>
              version {pack.version} becomes {pack.version + 1}
            </span>
          )
        }
        acts={
          <Button look="primary" disabled={faults.length > 0} onClick={() => void save()}>
            {faults.length > 0 ? 'Save, something does not fit' : `Save version ${(pack?.version ?? 0) + 1}`}
          </Button>
        }
      />
      <div className="cols">
        <div>
          <Section title="The examination">
            <div className="form-two">
              <TextField
                label="Name"
                value={name}
                error={errors.name?.[0]}
                onChange={(event) => setName(event.target.value)}
              />
              <TextField
                label="Code"
                value={code}
                readOnly={pack !== null}
                hint="small letters, digits and dashes"
                error={errors.code?.[0]}
                onChange={(event) => setCode(event.target.value)}
              />
              <TextField
                label="Minutes"
                inputMode="numeric"
                value={minutes}
                error={errors.minutes?.[0]}
                onChange={(event) => setMinutes(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
              />
              <label className="check">
                <input type="checkbox" checked={isUnsaved} onChange={(event) => setUnsaved(event.target.checked)} />A
                choice counts as soon as it is made
              </label>
            </div>
          </Section>
          {rows.map((row, at) => (
            <Section
              key={row.id}
              title={row.name || `Section ${at + 1}`}
              end={
                rows.length > 1 && (
                  <IconButton
                    small
                    icon="minus"
                    label={`Take section ${at + 1} away`}
                    onClick={() => setRows(rows.filter((_, place) => place !== at))}
                  />
                )
              }
            >
              <div className="form-four">
                <TextField
                  label="Name"
                  value={row.name}
                  error={errors[`sections.${at}.name`]?.[0]}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
                <TextField
                  label="Subject"
                  value={row.subject}
                  error={errors[`sections.${at}.subject`]?.[0]}
                  onChange={(event) => change(at, { subject: event.target.value })}
                />
                <label className="field">
                  <span className="label">Kind</span>
                  <select
                    className="input"
                    value={row.type}
                    onChange={(event) => change(at, { type: event.target.value as QuestionType })}
                  >
                    {Object.entries(types).map(([value, label]) => (
                      <option key={value} value={value}>
                        {label}
                      </option>
                    ))}
                  </select>
                </label>
                <TextField
                  label="Questions"
                  inputMode="numeric"
                  value={row.count}
                  onChange={(event) => change(at, { count: event.target.value.replaceAll(/\D/g, '').slice(0, 3) })}
                />
                <TextField
                  label="Right"
                  value={row.right}
                  onChange={(event) => change(at, { right: event.target.value })}
                />
                <TextField
                  label="Wrong"
                  value={row.wrong}
                  onChange={(event) => change(at, { wrong: event.target.value })}
                />
                {(row.type === 'multiple' || row.type === 'matching') && (
                  <TextField
                    label="Each right part"
                    value={row.partial}
                    onChange={(event) => change(at, { partial: event.target.value })}
                  />
                )}
                {row.type === 'numeric' && (
                  <TextField
                    label="Decimals"
                    inputMode="numeric"
                    value={row.decimals}
                    onChange={(event) => change(at, { decimals: event.target.value.replaceAll(/\D/g, '').slice(0, 1) })}
                  />
                )}
              </div>
            </Section>
          ))}
          <PackAids aids={aids} onChange={setAids} />
          <Section title="Instructions">
            <div className="form">
              <Button small icon="plus" onClick={() => setRows([...rows, newRow()])}>
                One more section
              </Button>
              <label className="field">
                <span className="label">One sentence a line, as students read them before they begin</span>
                <textarea
                  className="input"
                  rows={8}
                  value={instructions}
                  onChange={(event) => setInstructions(event.target.value)}
                />
              </label>
            </div>
          </Section>
        </div>
        <aside className="rail">
          <Section title="Read back">
            <div className="read-back" aria-live="polite">
              {faults.length > 0
                ? faults.map((fault) => (
                    <Note key={fault} tone="due">
                      {fault}
                    </Note>
                  ))
                : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
            </div>
          </Section>
          {pack && (
            <Section title="Used by">
              <ul className="rows">
                {pack.used_by.map((one) => (
                  <li key={`${one.paper_id}-${one.pack_version}`}>
                    {one.name}
                    <span className="end muted">version {one.pack_version}</span>
                  </li>
                ))}
              </ul>
            </Section>
          )}
        </aside>
      </div>
    </>
  )
}
