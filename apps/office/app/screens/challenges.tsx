import type { ChallengeView } from '@northlight/contract/results/staff'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Moment } from '../ui/time.tsx'

const shown: Record<ChallengeView['state'], [SignName, StateTone, string]> = {
  open: ['half', 'due', 'open'],
  upheld: ['tick', 'good', 'upheld'],
  dismissed: ['minus', 'quiet', 'key stays'],
}
const states = (Object.keys(shown) as ChallengeView['state'][]).map((value) => ({ value, label: shown[value][2] }))

/** Disputed keys, the oldest open one first. */
export function ChallengesScreen() {
  const list = usePlainList<ChallengeView>('challenges')
  return (
    <>
      <PageHead crumbs={[{ label: 'Tests' }, { label: 'Challenges' }]} title="Challenges" />
      <ListBar list={list} search="Test, student or words" states={states} />
      <PlainList list={list} words={['challenge', 'challenges']} empty="No key is disputed">
        {(rows) => (
          <div className="table-wrap">
            <table className="table table--two-line table--stacked">
              <caption className="visually-hidden">Challenges</caption>
              <thead>
                <tr>
                  <th scope="col">Question</th>
                  <th scope="col">Student says</th>
                  <th scope="col">Test</th>
                  <th scope="col">Key</th>
                  <th scope="col">Since</th>
                  <th scope="col">State</th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => {
                  const [icon, tone, word] = shown[row.state]
                  const state = (
                    <StateWord icon={icon} tone={tone}>
                      {word}
                    </StateWord>
                  )
                  return (
                    <tr key={row.id}>
                      <th scope="row">
                        <Link className="row-link" to={`/challenges/${row.id}`}>
                          {row.opening}
                        </Link>
                        <span className="under">{row.code}</span>
                        <span className="second-line">
                          {state} · {row.test.name} · {row.student.name}
                        </span>
                      </th>
                      <td className="not-stacked">
                        {row.text.length > 90 ? `${row.text.slice(0, 90)}…` : row.text}
                        <span className="under">{row.student.name}</span>
                      </td>
                      <td className="not-stacked">{row.test.name}</td>
                      <td className="not-stacked narrow">{row.key.text}</td>
                      <td className="not-stacked narrow">
                        <Moment at={row.created_at} day />
                      </td>
                      <td className="not-stacked narrow">{state}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        )}
      </PlainList>
    </>
  )
}
