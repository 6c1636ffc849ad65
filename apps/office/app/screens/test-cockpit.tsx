import type { CheckLine } from '@northlight/contract/exams/office'
import { useState } from 'react'
import { Link } from 'react-router'
import { CheckList } from '../features/online-tests/check-list.tsx'
import { useTestInFrame } from '../features/online-tests/use-test.ts'
import { client } from '../platform/api/client.ts'
import { toast } from '../platform/toasts/toast.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { clockText, momentText } from '../ui/time.tsx'
import { takeYourself } from './test.tsx'

/** The computed checklist: before, while and after. */
export function TestCockpitScreen() {
  const { test, refresh } = useTestInFrame()
  const [isSending, setSending] = useState(false)
  const good = test.before.filter(({ state }) => state === 'good').length
  const send = async (work: () => Promise<{ message: string }>) => {
    setSending(true)
    try {
      toast.done((await work()).message)
      await refresh()
    } catch (error) {
      toast.failed(error)
    } finally {
      setSending(false)
    }
  }
  const params = { slug: test.slug }
  const endTrial = () => send(() => client.delete('/office/tests/{slug}/trial', { params }))
  const show = (is_shown: boolean) => send(() => client.post('/office/tests/{slug}/shown', { is_shown }, { params }))
  const acts = (line: CheckLine) => {
    if (line.key === 'page')
      return (
        <span className="form-acts">
          <Link to={`/test-pages/${test.id}`}>Page</Link>
          <Button small sending={isSending} onClick={() => void show(!test.is_shown)}>
            {test.is_shown ? 'Hide' : 'Show to students'}
          </Button>
        </span>
      )
    if (line.key === 'trial')
      return test.trial ? (
        <Button small sending={isSending} onClick={() => void endTrial()}>
          Take my run away
        </Button>
      ) : (
        <Button small look="primary" onClick={() => void takeYourself(test.slug).then(refresh)}>
          Take it yourself
        </Button>
      )
    const to: Record<string, [string, string] | undefined> = {
      paper: test.paper ? [`/papers/${test.paper.id}`, 'Paper'] : [`/tests/${test.slug}/plan`, 'Choose one'],
      keys: test.paper ? [`/papers/${test.paper.id}`, 'Paper'] : undefined,
      languages: test.paper ? [`/papers/${test.paper.id}`, 'Paper'] : undefined,
      window: [`/tests/${test.slug}/plan`, 'Policy'],
      consent: [`/tests/${test.slug}/people?filter=${encodeURIComponent('{"show":"consent"}')}`, 'See them'],
      time: [`/tests/${test.slug}/people?filter=${encodeURIComponent('{"show":"time"}')}`, 'See'],
      incidents: [`/tests/${test.slug}/console`, 'Console'],
      late: [`/tests/${test.slug}/late`, 'Decide'],
      released: [`/tests/${test.slug}/results`, 'Results'],
      flags: [`/tests/${test.slug}/results`, 'See'],
      challenges: ['/challenges', 'See'],
    }
    const [address, label] = to[line.key] ?? []
    return address && label ? <Link to={address}>{label}</Link> : null
  }
  return (
    <div className="cols">
      <div>
        <Section title="Before" end={`${good} of ${test.before.length} · worked out at ${clockText(test.computed_at)}`}>
          <CheckList lines={test.before} acts={acts} />
        </Section>
        <Section title="During">
          <CheckList lines={test.during} acts={acts} isGrid />
        </Section>
        <Section title="After">
          <CheckList lines={test.after} acts={acts} isGrid />
        </Section>
      </div>
      <aside className="rail">
        <Section title="Read back">
          <div className="read-back">
            {test.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </Section>
        <Section title="Enrolled" end={String(test.enrolled)}>
          <dl className="facts facts--figures">
            {test.branches.map(({ name, enrolled }) => (
              <div key={name} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{enrolled}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title="Changed lately">
          {test.changes.length === 0 && <p className="small muted">Nothing yet.</p>}
          <ul className="rows">
            {test.changes.map(({ at, by, what }) => (
              <li key={at + what}>
                <span className="grow">
                  <b>{what}</b>
                  <span className="under">
                    {by ?? 'the system'}, {momentText(at)}
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Section>
      </aside>
    </div>
  )
}
