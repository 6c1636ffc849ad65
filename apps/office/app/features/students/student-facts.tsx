import type { StudentView } from '@northlight/contract/office/students'
import { Link } from 'react-router'
import { Section } from '../../ui/section.tsx'
import { dayText } from '../../ui/time.tsx'
import { ConsentWord, StudentStateWord } from './words.tsx'

const purposes: Record<string, string> = { 'child-account': 'Tests and reports', admission: 'Admission' }

const Call = ({ number }: { number: string }) => <a href={`tel:${number}`}>{number}</a>

/** Who stands behind a student: parent, numbers, consents, and what else there is of the same account. */
export function StudentFacts({ student }: { student: StudentView }) {
  return (
    <>
      <Section title="Family">
        <dl className="facts">
          {student.phone && (
            <>
              <dt>Parent</dt>
              <dd>{student.parent ?? 'not named'}</dd>
            </>
          )}
          {student.parent_phone && (
            <>
              <dt>Parent’s number</dt>
              <dd>
                <Call number={student.parent_phone} />
              </dd>
            </>
          )}
          {student.parent_email && (
            <>
              <dt>Parent’s e-mail</dt>
              <dd>{student.parent_email}</dd>
            </>
          )}
          {student.phone && (
            <>
              <dt>Phone</dt>
              <dd>
                <Call number={student.phone} />
              </dd>
              <dt>E-mail</dt>
              <dd>{student.email}</dd>
            </>
          )}
          {student.date_of_birth && (
            <>
              <dt>Born</dt>
              <dd>{dayText(student.date_of_birth)}</dd>
            </>
          )}
          <dt>In the course since</dt>
          <dd>{dayText(student.since.slice(0, 10))}</dd>
          {student.application && (
            <>
              <dt>Application</dt>
              <dd>
                <Link to={`/applications/${student.application.id}`}>{student.application.number}</Link>
              </dd>
            </>
          )}
        </dl>
      </Section>
      <Section title="Consents" end={<ConsentWord consent={student.consent} />}>
        {student.consents.length === 0 && <p className="muted">No parent has answered yet.</p>}
        <ul className="rows">
          {student.consents.map(({ purpose, by, on, withdrawn_on }) => (
            <li key={`${purpose} ${on}`}>
              <span className="grow">
                {purposes[purpose] ?? purpose}
                <span className="under">
                  {by && `${by}, `}
                  {dayText(on)}
                  {withdrawn_on && `, taken back on ${dayText(withdrawn_on)}`}
                </span>
              </span>
            </li>
          ))}
        </ul>
      </Section>
      {student.others.length > 0 && (
        <Section title="Also in">
          <ul className="rows">
            {student.others.map(({ id, course, branch, state }) => (
              <li key={id}>
                <span className="grow">
                  <Link to={`/students/${id}`}>{course}</Link>
                  <span className="under">{branch}</span>
                </span>
                <StudentStateWord state={state} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
