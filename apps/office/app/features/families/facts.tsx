import { type ApplicationState, stateNames } from '@northlight/contract/admissions/states'
import { shownMoney } from '@northlight/contract/money'
import type { FamilyView } from '@northlight/contract/office/families/views'
import { Link } from 'react-router'
import { useMay } from '../../platform/me/use-me.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/time.tsx'
import { classText, shownPhone, sourceText, telLink, whenText } from './words.ts'
import { useWriteDown } from './write-down.ts'

const consentWords: Record<FamilyView['consent'], string> = {
  'not-needed': 'not needed',
  missing: 'a parent has not agreed yet',
  given: 'a parent has agreed',
}

/** What is known of a family; children each for themselves. */
export function Facts({ family }: { family: FamilyView }) {
  const may = useMay()
  const phones = family.contacts.filter(({ kind }) => kind === 'phone')
  const emails = family.contacts.filter(({ kind }) => kind === 'email')
  return (
    <dl className="facts">
      <dt>Wants</dt>
      <dd>{[family.wants, family.branch?.name].filter(Boolean).join(' · ') || '–'}</dd>
      {family.children.length > 0 && (
        <>
          <dt>{family.children.length === 1 ? 'Child' : 'Children'}</dt>
          <dd>
            {family.children.map((child) => (
              <span key={child.id} className="facts__line">
                {[child.name, classText(child.class), child.school].filter(Boolean).join(', ')}
              </span>
            ))}
          </dd>
        </>
      )}
      {family.parent_name && (
        <>
          <dt>Parent</dt>
          <dd>{family.parent_name}</dd>
        </>
      )}
      <dt>Phone</dt>
      <dd>
        {phones.length === 0 && '–'}
        {phones.map(({ value, whose }) => (
          <span key={value} className="facts__line">
            <a href={telLink(value)}>{shownPhone(value)}</a> {whose && <span className="muted">{whose}</span>}
          </span>
        ))}
      </dd>
      <dt>E-mail</dt>
      <dd>
        {emails.length === 0 && '–'}
        {emails.map(({ value }) => (
          <span key={value} className="facts__line">
            {value}
          </span>
        ))}
      </dd>
      <dt>First came</dt>
      <dd>
        {dayText(family.came_at)}, {sourceText(family.first)}
      </dd>
      <dt>Last came</dt>
      <dd>
        {dayText(family.touched_at)}, {sourceText(family.last)}
      </dd>
      <dt>Account</dt>
      <dd>{family.has_account ? 'yes' : 'none yet'}</dd>
      <dt>Consent</dt>
      <dd>{consentWords[family.consent]}</dd>
      {family.papers.length > 0 && may('papers.read') && (
        <>
          <dt>Papers</dt>
          <dd>
            {family.papers.map(({ id, kind }) => (
              <a key={id} className="facts__line" href={`/api/v1/office/files/${id}`}>
                {kind === 'marks' ? 'Mark sheet' : 'Card'}
              </a>
            ))}
          </dd>
        </>
      )}
      <dt>Application</dt>
      <dd>
        {family.applications.length === 0 && 'none'}
        {family.applications.map(({ id, number, state }) => (
          <span key={id} className="facts__line">
            <Link to={`/applications/${id}`}>{number}</Link>, {stateNames[state as ApplicationState] ?? state}
          </span>
        ))}
      </dd>
      <dt>Paid</dt>
      <dd>{family.paid_paise === 0 ? 'nothing' : shownMoney(family.paid_paise)}</dd>
      {family.lost_reason && (
        <>
          <dt>Lost because</dt>
          <dd>{family.lost_reason}</dd>
        </>
      )}
    </dl>
  )
}

/** What is still to do for this family, each with its Done. */
export function NextSteps({ family }: { family: FamilyView }) {
  if (family.follow_ups.length === 0) return <p className="small muted">Nothing is planned.</p>
  return (
    <ul className="rows">
      {family.follow_ups.map((step) => (
        <NextStep key={step.id} family={family.id} step={step} />
      ))}
    </ul>
  )
}

function NextStep({ family, step }: { family: number; step: FamilyView['follow_ups'][number] }) {
  const { id, kind, what, due_at, owner } = step
  const write = useWriteDown(family, `done:${id}`)
  const done = () =>
    write.mutate({
      path: `/office/families/follow-ups/${id}/done`,
      words: kind === 'visit' ? 'The visit' : 'That it is done',
      body: {},
    })
  return (
    <li>
      <span className="grow">
        <b>{kind === 'visit' && what !== 'Visit' ? `Visit: ${what}` : what}</b>
        <span className={Date.parse(due_at) < Date.now() ? 'under bad' : 'under'}>
          {whenText(due_at)}
          {owner && `, ${owner.name}`}
        </span>
      </span>
      <Button small sending={write.isPending} aria-label={`Done: ${what}`} onClick={done}>
        Done
      </Button>
    </li>
  )
}
