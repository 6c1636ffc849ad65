import { stateNames } from '@northlight/contract/admissions/states'
import { shownDate, shownTime } from '@northlight/contract/dates'
import type { ChildDataView } from '@northlight/contract/families'
import { shownMoney } from '@northlight/contract/money'
import type { PaymentStatus } from '@northlight/contract/payments/proof'
import { DownloadIcon } from '@northlight/ui/icons/download.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { isApiError } from '../../../platform/api/api-error.ts'
import { useRead } from '../../../platform/api/use-read.ts'
import { buttonClass } from '../../../ui/controls/button-look.ts'
import { ButtonLink, Link } from '../../../ui/controls/link.tsx'
import { TryAgainLine } from '../../../ui/controls/try-again-line.tsx'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { MailedAct } from '../profile/mailed-act.tsx'
import { SignHead, SignWaiting } from '../sign-in/sign-frame.tsx'
import { Fact, Part, Rows } from './child-parts.tsx'
import { purposeNames, waysToAgree } from './consent-words.ts'
import { LinkTrouble } from './link-trouble.tsx'

const title = 'What we keep about your child'

/** For a parent without an account, behind the link of the agreement. */
export function ChildData({ token }: { token: string }) {
  const call = useRead(token, (client) => client.get('/parent-consent/{token}/data', { params: { token } }))
  if (call.value) return <Shown child={call.value.child} token={token} />
  if (call.status === 'loading') return <SignWaiting title={title} fields={5} />
  const { error, retry } = call
  if (isApiError(error) && error.status === 400)
    return (
      <MailedAct
        token={token}
        path="/parent-consent/{token}/fresh-link"
        title={title}
        lead={error.message}
        button="Send me a new link"
        done={{
          title: 'A new link is on its way',
          text: 'It goes to the e-mail address with which you agreed. Open it from there.',
        }}
        next={null}
      />
    )
  if (isApiError(error) && error.status === 403)
    return <LinkTrouble title="This is not shown here">{error.message}</LinkTrouble>
  if (isApiError(error) && error.status === 404) return <LinkTrouble />
  return (
    <>
      <SignHead title={title} />
      <div className="mt-6">
        <TryAgainLine retry={retry} />
      </div>
    </>
  )
}

const moment = (at: string) => `${shownDate(at)}, ${shownTime(at)}`

function Shown({ child, token }: { child: ChildDataView; token: string }) {
  const { account, parent } = child
  return (
    <>
      <SignHead title={`What we keep about ${child.student_name}`}>
        For {parent.name}, as parent or guardian. Nobody else can find this page: please do not share the link.
      </SignHead>
      <p className="mt-6">
        <a href={ownAddress(child.file_url)} download className={buttonClass({ variant: 'line' })}>
          <DownloadIcon size={18} />
          Download everything
        </a>
      </p>
      <p className="mt-3 text-sm text-ink-2">
        The file also holds every answer, practice, notes of mentors, enquiries, the mails we sent and the devices that
        signed in.
      </p>
      <Part id="account" title="Account">
        <dl className="grid gap-x-8 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-2 max-sm:[&_dd]:mb-2.5 [&_dd]:wrap-anywhere [&_dt]:text-ink-2">
          <Fact name="Name">{account.name}</Fact>
          <Fact name="E-mail">{account.email}</Fact>
          <Fact name="Mobile number">{account.phone}</Fact>
          <Fact name="Date of birth">{shownDate(`${account.date_of_birth}T06:30:00.000Z`)}</Fact>
          <Fact name="Account since">{shownDate(account.created_at)}</Fact>
          <Fact name="Parent">{[parent.name, parent.email, parent.phone].filter(Boolean).join(', ')}</Fact>
        </dl>
      </Part>
      <Part id="agreements" title="Agreements">
        <Rows
          rows={child.consents.map((consent) => ({
            id: consent.id,
            name: purposeNames[consent.text.purpose],
            note: `Given by ${consent.by_name} ${waysToAgree[consent.how]}, ${moment(consent.agreed_at)}. Text ${consent.text.version}.`,
            mark: consent.withdrawn_at ? (
              <StateMark state="off">Taken back {shownDate(consent.withdrawn_at)}</StateMark>
            ) : (
              <StateMark state="done">In force</StateMark>
            ),
          }))}
        />
        <p className="mt-4">
          <ButtonLink variant="line" to={`/parent-consent/${token}`}>
            Read the agreement or take it back
          </ButtonLink>
        </p>
      </Part>
      <Part id="tests" title="Tests and results">
        <Rows
          empty="No test has been taken."
          rows={child.tests.map((test, id) => ({
            id,
            name: test.name,
            note: moment(test.started_at),
            mark: result(test),
          }))}
        />
      </Part>
      <Part id="courses" title="Courses and admission">
        <Rows
          empty="No course and no application."
          rows={[
            ...child.courses.map(({ course, branch, since, payment_status }, at) => ({
              id: `course-${at}`,
              name: course,
              note: `${branch}, ${shownDate(since)}`,
              mark: paid[payment_status],
            })),
            ...child.applications.map(({ number, state, since }) => ({
              id: number,
              name: `Application ${number}`,
              note: shownDate(since),
              mark: stateNames[state],
            })),
          ]}
        />
      </Part>
      <Part id="payments" title="Payments">
        <Rows
          empty="Nothing has been paid."
          rows={child.payments.map((payment, id) => ({
            id,
            name: payment.title,
            note: [shownDate(payment.at), payment.receipt && `receipt ${payment.receipt}`, paid[payment.status]]
              .filter(Boolean)
              .join(', '),
            mark: shownMoney(payment.amount_paise),
          }))}
        />
      </Part>
      <p className="mt-8 border-t border-line-2 pt-5 text-sm leading-normal text-ink-2">
        To correct or delete something, {child.student_name} opens Details in the account. Or{' '}
        <Link to="/contact-us">write to us</Link> from {parent.email}.
      </p>
    </>
  )
}

const paid: Record<PaymentStatus, string> = {
  PAID: 'Paid',
  PENDING: 'Not paid yet',
  CANCELLED: 'Not paid',
  REFUND: 'Refunded',
}

const result = ({ result, ended_at }: ChildDataView['tests'][number]) => {
  if (!result) return ended_at ? 'Result not out yet' : 'Not finished'
  const marks = `${result.marks} of ${result.max_marks} marks`
  return result.rank && result.takers ? `${marks}, rank ${result.rank} of ${result.takers}` : marks
}
