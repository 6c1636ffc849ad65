import type { PackView } from '@northlight/contract/office/packs'
import { packSentences } from '@northlight/exam/papers/pack-sentence'
import { packFaults } from '@northlight/exam/papers/packs'
import { useState } from 'react'
import { client, isApiError } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Section } from '../../ui/section.tsx'
import { PackAids } from './pack-aids.tsx'
import { draftOf, inputOf, newSection, type PackDraft, packOf, type SectionDraft } from './pack-draft.ts'
import { PackFacts } from './pack-facts.tsx'
import { PackSection } from './pack-section.tsx'
import { TieRules } from './tie-rules.tsx'

/** The rules of an examination; they are read back as sentences while they are typed. */
export function PackForm({ pack, onSaved }: { pack: PackView | null; onSaved: (code: string) => void }) {
  const [draft, setDraft] = useState(() => draftOf(pack))
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const set = (more: Partial<PackDraft>) => setDraft((before) => ({ ...before, ...more }))
  const seen = pack?.version ?? 0
  const body = packOf(draft, seen + 1)
  const faults = packFaults(body)
  const save = async () => {
    try {
      const { message } = await client.post('/office/packs', inputOf(draft, seen))
      toast.done(message)
      onSaved(draft.code)
    } catch (error) {
      if (isApiError(error)) setErrors(error.errors)
      toast.failed(error)
    }
  }
  const change = (at: number, more: Partial<SectionDraft>) =>
    set({ sections: draft.sections.map((row, place) => (place === at ? { ...row, ...more } : row)) })
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
            {faults.length > 0 ? 'Save, something does not fit' : `Save version ${seen + 1}`}
          </Button>
        }
      />
      <div className="cols">
        <div>
          <PackFacts draft={draft} isNew={pack === null} errors={errors} onChange={set} />
          {draft.sections.map((section, at) => (
            <PackSection
              key={section.id}
              section={section}
              at={at}
              errors={errors}
              onChange={(more) => change(at, more)}
              onRemove={
                draft.sections.length > 1
                  ? () => set({ sections: draft.sections.filter((_, place) => place !== at) })
                  : undefined
              }
            />
          ))}
          <div className="section">
            <Button small icon="plus" onClick={() => set({ sections: [...draft.sections, newSection()] })}>
              One more section
            </Button>
          </div>
          <TieRules
            ties={draft.ties}
            subjects={draft.sections.map(({ subject }) => subject)}
            errors={errors}
            onChange={(ties) => set({ ties })}
          />
          <PackAids aids={draft.aids} onChange={(aids) => set({ aids })} />
          <Section title="Instructions">
            <label className="field">
              <span className="label">One sentence a line, as students read them before they begin</span>
              <textarea
                className="input"
                rows={8}
                value={draft.instructions}
                onChange={(event) => set({ instructions: event.target.value })}
              />
            </label>
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
                : packSentences(body).map((sentence) => <p key={sentence}>{sentence}</p>)}
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
