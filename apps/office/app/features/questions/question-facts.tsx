import type { QuestionView } from '@northlight/contract/office/questions'
import { RichText } from '@northlight/ui/question/rich-text.tsx'
import { Link } from 'react-router'
import { useMay } from '../../platform/me/use-me.ts'
import { Section } from '../../ui/section.tsx'
import { Moment } from '../../ui/time.tsx'
import { DiscussPart } from './discuss-part.tsx'
import type { QuestionTab } from './question-tabs.tsx'

type Of = { question: QuestionView }

/** How it did in each test. */
const Statistics = ({ question }: Of) => (
  <Section
    title="Statistics"
    end={`${question.statistics.length} ${question.statistics.length === 1 ? 'test' : 'tests'}`}
  >
    {question.statistics.length === 0 ? (
      <p className="small muted">No test has asked it yet.</p>
    ) : (
      <div className="table-wrap">
        <table className="table table--stacked">
          <caption className="sr-only">How it did in each test</caption>
          <thead>
            <tr>
              <th scope="col">Test</th>
              <th scope="col" className="at-end">
                Students
              </th>
              <th scope="col" className="at-end">
                Right
              </th>
              <th scope="col" className="at-end">
                Tells apart
              </th>
              <th scope="col">Look at this</th>
            </tr>
          </thead>
          <tbody>
            {question.statistics.map((one) => (
              <tr key={`${one.test.slug}-${one.version}`}>
                <th scope="row">
                  {one.test.name}
                  <span className="under">version {one.version}</span>
                  <span className="second-line">
                    {one.facility} % of {one.takers} right
                  </span>
                </th>
                <td className="at-end not-stacked">{one.takers}</td>
                <td className="at-end not-stacked">{one.facility} %</td>
                <td className="at-end not-stacked">{one.discrimination ?? '–'}</td>
                <td>{one.flags.join(' ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </Section>
)

/** Where it stands, and what is likely the same. */
const Uses = ({ question }: Of) => (
  <>
    <Section title="Used in" end={`${question.uses.length} ${question.uses.length === 1 ? 'paper' : 'papers'}`}>
      <ul className="rows">
        {question.uses.map((use) => (
          <li key={`${use.paper_id}-${use.paper_version}-${use.question_version}`}>
            <span className="grow">
              <Link className="row-link" to={`/papers/${use.paper_id}`}>
                {use.paper}
              </Link>
              <span className="under">
                paper version {use.paper_version}, with version {use.question_version} of this question
              </span>
            </span>
            <span className="end muted">{use.is_frozen ? 'frozen' : 'being built'}</span>
          </li>
        ))}
      </ul>
      {question.uses.length === 0 && <p className="small muted">No paper has it.</p>}
    </Section>
    {question.twins.length > 0 && (
      <Section title="Likely the same">
        <ul className="rows">
          {question.twins.map((twin) => (
            <li key={twin.id}>
              <Link className="row-link" to={`/questions/${twin.id}`}>
                {twin.code}
              </Link>
              <RichText as="span" className="grow clip" html={twin.opening} />
              <span className="end muted">{twin.is_exact ? 'same words' : 'other numbers'}</span>
            </li>
          ))}
        </ul>
      </Section>
    )}
  </>
)

const ChangeKey = ({ version_id, version }: QuestionView['versions'][number]) => {
  const may = useMay()
  if (!may('keys.change')) return null
  return (
    <Link to={`/keys/${version_id}`} aria-label={`Change the key of version ${version}`}>
      Change the key…
    </Link>
  )
}

const Versions = ({ question }: Of) => (
  <Section title="Versions">
    <ul className="rows">
      {question.versions.map((one) => (
        <li key={one.version}>
          <span className="grow">
            <b>Version {one.version}</b>
            <span className="under">
              key {one.key} · {one.by ?? 'the system'} <ChangeKey {...one} />
            </span>
          </span>
          <span className="end muted">
            <Moment at={one.at} />
          </span>
        </li>
      ))}
    </ul>
  </Section>
)

/** What is known of a question: one part for each tab behind the languages. */
export function QuestionFacts({ question, part, mayWrite }: Of & { part: QuestionTab; mayWrite: boolean }) {
  if (part === 'statistics') return <Statistics question={question} />
  if (part === 'uses') return <Uses question={question} />
  if (part === 'versions') return <Versions question={question} />
  return <DiscussPart question={question} mayWrite={mayWrite} />
}
