import { ownAddress } from '@northlight/ui/own-address.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../../platform/api/context.ts'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { ButtonLink, Link } from '../../ui/controls/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/sent'

/** What happens next, as the forms themselves say it; elsewhere the server's own sentence does. */
const thanks: [form: RegExp, sentence: string][] = [
  [/^blog\/comment\//, 'Your comment is awaiting approval and will appear once someone has read it.'],
  [/^job-openings\//, 'We have your CV. Someone in the department reads it, and we reply, whatever the answer is.'],
  [/^subscription-form$/, 'Thank you. You are subscribed.'],
  [/^course\/.+\/request$/, 'Thank you. We will call you about this course.'],
  [/^day-scholar-form$/, 'Thank you. We will call you about the programme.'],
  [/^campaign\/enquiry\//, 'Thank you. We have your name and number, and will call you.'],
  [/^contact-form$/, 'We will keep the appointment. If we cannot, we will write to you before it.'],
  [/^admission\/(?:puc|not-puc)$/, 'We will read your application and call the parent you named.'],
  [/^auth\/register$/, 'Your account is ready. We have mailed you a link: open it to confirm your e-mail address.'],
  [/^auth\/reset-password\//, 'Your new password is set. Sign in with it.'],
]

/** Forms after which a person signs in. */
const leadsToSignIn = /^auth\//

/** The answer to a form that the browser sent by itself. Nobody else has anything to see here. */
export const loader = ({ context, params }: Route.LoaderArgs) => {
  const { answer } = context.get(apiContext)
  if (!answer) throw redirect('/')
  const [, message = answer.message] = thanks.find(([form]) => form.test(params['*'])) ?? []
  const isDone = answer.status === 200
  return data(
    { ...answer, message: isDone ? message : answer.message, isAccount: leadsToSignIn.test(params['*']) },
    { status: answer.status },
  )
}

const titleOf = (isDone: boolean) => (isDone ? 'We have received it' : 'Not sent yet')

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData ? secretMeta({ title: titleOf(loaderData.status === 200), path: '/sent', matches }) : []

export default function Sent({ loaderData: answer }: Route.ComponentProps) {
  const isDone = answer.status === 200
  const title = titleOf(isDone)
  return (
    <>
      <PageBanner title={title} trail={[[title]]} lead={isDone ? answer.message : undefined} arcs={false} />
      <div className="wrap pt-10 pb-section">
        <div className="max-w-180">{isDone ? <Done {...answer} /> : <Refused {...answer} />}</div>
      </div>
    </>
  )
}

type Props = Route.ComponentProps['loaderData']

function Done({ reference, fileLink, reservationPath, from, isAccount }: Props) {
  return (
    <div className="grid justify-items-start gap-6">
      {reference !== undefined && (
        <p className="text-lg">
          Your reference number is <b className="figures">{reference}</b>. Keep it until we have spoken.
        </p>
      )}
      {fileLink && <ButtonLink to={ownAddress(fileLink)}>Download the file</ButtonLink>}
      {reservationPath && <ButtonLink to={reservationPath}>See or cancel the reservation</ButtonLink>}
      {isAccount ? (
        <ButtonLink to="/auth/sign-in">Sign in</ButtonLink>
      ) : (
        <ButtonLink to={from} variant="line">
          {from === '/' ? 'Go to the home page' : 'Back to the page'}
        </ButtonLink>
      )}
    </div>
  )
}

/** The form page still holds what was typed, and only the way back by the browser leads to it. */
function Refused({ message, errors, from }: Props) {
  const { institute } = useRootData()
  const [phone] = institute.phones
  return (
    <div className="grid gap-6">
      <Card edge="clay">
        <h2 className="text-h4">{errors.length > 1 ? 'Please check these fields' : 'Please check one field'}</h2>
        <ul className="mt-3 grid list-disc gap-2 pl-5">
          {(errors.length > 0 ? errors : [message]).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <p className="max-w-[60ch] text-lg">
        Nothing is lost: go back with your browser’s own Back button, and everything you typed is still there. Only a
        file may have to be chosen again.
      </p>
      <p className="text-sm text-ink-2">
        {from !== '/' && (
          <>
            Or <Link to={from}>start with an empty form</Link>.{' '}
          </>
        )}
        {phone && (
          <>
            We can also take your details by phone:{' '}
            <Link to={telephoneLink(phone.number)} className="whitespace-nowrap figures">
              {phone.number}
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}
