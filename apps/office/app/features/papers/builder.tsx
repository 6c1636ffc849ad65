import type { PaperBuildView, Pick } from '@northlight/contract/office/papers'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../platform/api/client.ts'
import { toast } from '../../platform/toasts/toast.ts'
import { Note } from '../../ui/note.tsx'
import { Section } from '../../ui/section.tsx'
import { Balance } from './balance.tsx'
import { HandPanel } from './hand-panel.tsx'
import { PaperChecks } from './paper-checks.tsx'
import { PaperFacts } from './paper-facts.tsx'
import { type PaperAct, PaperHead } from './paper-head.tsx'
import { PaperKeys } from './paper-keys.tsx'
import { RulePanel } from './rule-panel.tsx'
import { SlotTable } from './slot-table.tsx'

type Change = { slot: number; questions: number[] }

/** Left the places of the pack, right the bank: by hand or by rule. Every change is saved at once. */
export function PaperBuilder({ paper, onChanged }: { paper: PaperBuildView; onChanged: () => Promise<unknown> }) {
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<number | null>(null)
  const [way, setWay] = useState<'rule' | 'hand'>('rule')
  const [isSending, setSending] = useState(false)
  const choices = useQuery({ queryKey: ['question-choices'], queryFn: () => client.get('/office/questions/choices') })
  const section = paper.sections[at] ?? paper.sections[0]
  const isOpen = !paper.is_locked
  const send = async (work: () => Promise<{ message: string }>, say = true) => {
    setSending(true)
    try {
      const { message } = await work()
      if (say) toast.done(message)
    } catch (error) {
      toast.failed(error)
    } finally {
      await onChanged()
      setSending(false)
    }
  }
  const save = (slots: Change[]) =>
    send(
      () => client.post('/office/papers/{id}/save', { revision: paper.revision, slots }, { params: { id: paper.id } }),
      false,
    )
  const act = (name: PaperAct) =>
    send(() => client.post(`/office/papers/{id}/${name}`, {}, { params: { id: paper.id } }))
  if (!section) return null
  const firstOf = (index: number) => paper.sections.slice(0, index).reduce((sum, one) => sum + one.slots.length, 1)
  const versionsIn = (slot: number) =>
    section.slots.find(({ id }) => id === slot)?.questions.map(({ version_id }) => version_id) ?? []
  const empty = section.slots.filter(({ questions }) => questions.length === 0)
  const take = (picks: Pick[]) =>
    void save(
      picks
        .slice(0, empty.length)
        .map((pick, place) => ({ slot: empty[place]?.id ?? 0, questions: [pick.version_id] })),
    )
  const takeOne = (version: number, slot = chosen ?? empty[0]?.id) => {
    if (slot === undefined) return toast.failed('No place is empty. Choose one to give it an alternate.')
    setChosen(null)
    return void save([{ slot, questions: [...versionsIn(slot), version] }])
  }
  const place =
    chosen === null
      ? 'the first empty place'
      : `place ${firstOf(at) + section.slots.findIndex(({ id }) => id === chosen)}`
  const taken = new Set(
    paper.sections.flatMap((one) => one.slots.flatMap((slot) => slot.questions.map(({ question_id }) => question_id))),
  )
  const topics = choices.data?.subjects.find(({ name }) => name === section.subject)?.topics ?? []
  return (
    <>
      <PaperHead paper={paper} emptyPlaces={empty.length} isSending={isSending} onAct={(name) => void act(name)} />
      <Balance paper={paper} />
      <div className="cols cols--wide">
        <div>
          <Section title={section.name} end={`${section.slots.length - empty.length} of ${section.slots.length}`}>
            <fieldset className="chips">
              <legend className="sr-only">Section</legend>
              {paper.sections.map((one, index) => (
                <button
                  key={one.name}
                  type="button"
                  className="chip"
                  aria-pressed={index === at}
                  onClick={() => {
                    setAt(index)
                    setChosen(null)
                  }}
                >
                  {one.name} {one.slots.filter(({ questions }) => questions.length > 0).length} / {one.slots.length}
                </button>
              ))}
            </fieldset>
            <SlotTable
              slots={section.slots}
              first={firstOf(at)}
              chosen={chosen}
              isOpen={isOpen}
              onChoose={(slot) => {
                setChosen(slot)
                if (slot !== null) setWay('hand')
              }}
              onEmpty={(slot, version) =>
                void save([{ slot, questions: versionsIn(slot).filter((one) => one !== version) }])
              }
              onDrop={(slot, version) => takeOne(version, slot)}
            />
          </Section>
          <PaperChecks paper={paper} />
          <PaperKeys paper={paper} />
        </div>
        <aside className="rail">
          {isOpen ? (
            <div className="section">
              <fieldset className="segments">
                <legend className="sr-only">How to fill</legend>
                <button type="button" aria-pressed={way === 'hand'} onClick={() => setWay('hand')}>
                  By hand
                </button>
                <button type="button" aria-pressed={way === 'rule'} onClick={() => setWay('rule')}>
                  By rule
                </button>
              </fieldset>
              {way === 'rule' ? (
                <RulePanel
                  key={`${at}-${empty.length}`}
                  paper={paper}
                  section={at + 1}
                  topics={topics}
                  empty={empty.length}
                  onTake={take}
                />
              ) : (
                <HandPanel section={section} taken={taken} target={place} onTake={(row) => takeOne(row.version_id)} />
              )}
            </div>
          ) : (
            <div className="section">
              <Note>
                This version does not change any more. A new version begins with the same questions; tests keep the one
                they have.
              </Note>
            </div>
          )}
          <PaperFacts paper={paper} />
        </aside>
      </div>
    </>
  )
}
