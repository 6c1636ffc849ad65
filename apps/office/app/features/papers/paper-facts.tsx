import type { PaperBuildView } from '@northlight/contract/office/papers'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'

/** The rules it follows, and the tests that have it. */
export const PaperFacts = ({ paper }: { paper: PaperBuildView }) => (
  <>
    {paper.pack && (
      <Section title="The pack">
        <div className="read-back">
          {paper.pack.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </Section>
    )}
    <Section title="Tests with it">
      <ul className="rows">
        {paper.tests.map((test) => (
          <li key={test.slug}>
            <Link to={`/tests/${test.slug}`}>{test.name}</Link>
            <span className="end muted">version {test.version}</span>
          </li>
        ))}
      </ul>
      {paper.tests.length === 0 && <p className="small muted">No test has it.</p>}
    </Section>
  </>
)
