import type { ChallengeView } from '@northlight/contract/results/office-release'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { Link } from 'react-router'
import { ListBar } from '../features/institute/list-bar.tsx'
import { PlainList, usePlainList } from '../features/institute/plain-list.tsx'
import type { SignName } from '../ui/icon.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { PlainTable } from '../ui/plain-table.tsx'
import { type StateTone, StateWord } from '../ui/state-word.tsx'
import { Moment } from '../ui/time.tsx'

const shown: Record<ChallengeView['state'], [SignName, StateTone, string]> = {
  open: ['half', 'due', 'open'],
  upheld: ['tick', 'good', 'upheld'],
  dismissed: ['minus', 'quiet', 'key stays'],
}
const states = (Object.keys(shown) as ChallengeView['state'][]).map((value) => ({ value, label: shown[value][2] }))

function State({ state }: Pick<ChallengeView, 'state'>) {
  const [icon, tone, word] = shown[state]
  return (
    <StateWord icon={icon} tone={tone}>
      {word}
    </StateWord>
  )
}

const whoText = ({ student, others }: Pick<ChallengeView, 'student' | 'others'>) =>
  others === 0 ? student.name : `${student.name} and ${others} ${others === 1 ? 'other' : 'others'}`

/** Disputed keys, the oldest open one first. */
export function ChallengesScreen() {
  const list = usePlainList<ChallengeView>('challenges')
  return (
    <>
      <PageHead crumbs={[{ label: 'Tests' }, { label: 'Challenges' }]} title="Challenges" />
      <ListBar list={list} search="Test, student or words" states={states} />
      <PlainList list={list} words={['challenge', 'challenges']} empty="No key is disputed">
        {(rows) => (
          <PlainTable
            caption="Challenges"
            rows={rows}
            keyOf={({ id }) => id}
            isTwoLine
            isOff={({ state }) => state !== 'open'}
            first={{
              head: 'Question',
              cell: ({ id, opening, code }) => (
                <>
                  <Link className="row-link" to={`/challenges/${id}`}>
                    <RichText as="span" html={opening} lang="en" />
                  </Link>
                  <span className="under">{code}</span>
                </>
              ),
              second: (row) => (
                <>
                  <State state={row.state} /> · {row.test.name} · {whoText(row)}
                </>
              ),
            }}
            columns={[
              {
                head: 'Student says',
                cell: ({ text, student, others }) => (
                  <>
                    {text.length > 90 ? `${text.slice(0, 90)}…` : text}
                    <span className="under">{whoText({ student, others })}</span>
                  </>
                ),
              },
              { head: 'Test', cell: ({ test }) => test.name },
              { head: 'Key', narrow: true, cell: ({ key }) => key.text },
              { head: 'Since', narrow: true, cell: ({ created_at }) => <Moment at={created_at} day /> },
              { head: 'State', narrow: true, cell: ({ state }) => <State state={state} /> },
            ]}
          />
        )}
      </PlainList>
    </>
  )
}
