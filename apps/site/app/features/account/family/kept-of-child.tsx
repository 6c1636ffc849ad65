import { shownDate, shownTime } from '@northlight/contract/dates'
import type { ChildDataView } from '@northlight/contract/families'
import { shownMoney } from '@northlight/contract/money'
import { saidTitle } from '@northlight/contract/words/said-title'
import { buttonClass } from '@northlight/ui/kit/button-look.ts'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { downloadIcon } from '@northlight/ui/kit/icons.ts'
import { ButtonLink, Link } from '@northlight/ui/kit/link.tsx'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { Said } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { StateMark } from '../../../ui/layout/state-mark.tsx'
import { SignHead } from '../sign-frame.tsx'
import { Fact, Part, Rows } from './child-parts.tsx'
import { given, paid, purposes, result, states } from './kept-words.ts'

/** Everything the page shows of one child. */
export function KeptOfChild({ child, token }: { child: ChildDataView; token: string }) {
  const { language, say, stored } = useWords()
  const { account, parent } = child
  const day = (at: string) => shownDate(at, language)
  const moment = (at: string) => `${day(at)}, ${shownTime(at)}`
  return (
    <>
      <SignHead title={say('What we keep about {student}', { student: child.student_name })}>
        {say('For {parent}, as parent or guardian. Nobody else can find this page: please do not share the link.', {
          parent: parent.name,
        })}
      </SignHead>
      <p className="mt-6">
        <a href={ownAddress(child.file_url)} download className={buttonClass({ variant: 'line' })}>
          <Icon path={downloadIcon} size={18} />
          {say('Download everything')}
        </a>
      </p>
      <p className="mt-3 text-sm text-ink-2">
        {say(
          'The file also holds every answer, practice, notes of mentors, enquiries, the mails we sent and the devices that signed in.',
        )}
      </p>
      <Part id="account" title={say('Account')}>
        <dl className="grid gap-x-8 text-sm sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-y-2 max-sm:[&_dd]:mb-2.5 [&_dd]:wrap-anywhere [&_dt]:text-ink-2">
          <Fact name={say('Name')}>{account.name}</Fact>
          <Fact name={say('E-mail')}>{account.email}</Fact>
          <Fact name={say('Mobile number')}>{account.phone || say('Not given')}</Fact>
          <Fact name={say('Date of birth')}>{day(`${account.date_of_birth}T06:30:00.000Z`)}</Fact>
          <Fact name={say('Account since')}>{day(account.created_at)}</Fact>
          <Fact name={say('Parent or guardian')}>
            {[parent.name, parent.email, parent.phone].filter(Boolean).join(', ')}
          </Fact>
        </dl>
      </Part>
      <Part id="agreements" title={say('Agreements')}>
        <Rows
          rows={child.consents.map((consent) => ({
            id: consent.id,
            name: say(purposes[consent.text.purpose]),
            note: say(given[consent.how], {
              parent: consent.by_name ?? say('a parent or guardian'),
              when: moment(consent.agreed_at),
              version: consent.text.version,
            }),
            mark: consent.withdrawn_at ? (
              <StateMark state="off">{say('Taken back {day}', { day: day(consent.withdrawn_at) })}</StateMark>
            ) : (
              <StateMark state="done">{say('In force')}</StateMark>
            ),
          }))}
        />
        <p className="mt-4">
          <ButtonLink variant="line" to={`/parent-consent/${token}`}>
            {say('Read the agreement or take it back')}
          </ButtonLink>
        </p>
      </Part>
      <Part id="tests" title={say('Tests and results')}>
        <Rows
          empty={say('No test has been taken.')}
          rows={child.tests.map((test, id) => ({
            id,
            name: stored(test.name),
            note: moment(test.started_at),
            mark: result(test, say),
          }))}
        />
      </Part>
      <Part id="courses" title={say('Courses and admission')}>
        <Rows
          empty={say('No course and no application.')}
          rows={[
            ...child.courses.map(({ course, branch, since, payment_status }, at) => ({
              id: `course-${at}`,
              name: stored(course),
              note: `${stored(branch)}, ${day(since)}`,
              mark: say(paid[payment_status]),
            })),
            ...child.applications.map(({ number, state, since }) => ({
              id: number,
              name: say('Application {number}', { number }),
              note: day(since),
              mark: say(states[state]),
            })),
          ]}
        />
      </Part>
      <Part id="payments" title={say('Payments')}>
        <Rows
          empty={say('Nothing has been paid.')}
          rows={child.payments.map((payment, id) => ({
            id,
            name: saidTitle(payment.title, { say, stored }),
            note: [
              day(payment.at),
              payment.receipt && say('receipt {number}', { number: payment.receipt }),
              say(paid[payment.status]),
            ]
              .filter(Boolean)
              .join(', '),
            mark: shownMoney(payment.amount_paise),
          }))}
        />
      </Part>
      <p className="mt-8 border-t border-line-2 pt-5 text-sm leading-normal text-ink-2">
        <Said
          text="To correct or delete something, {student} opens Details in the account. Or {write} from {email}."
          values={{
            student: child.student_name,
            write: <Link to="/contact-us">{say('write to us')}</Link>,
            email: parent.email,
          }}
        />
      </p>
    </>
  )
}
