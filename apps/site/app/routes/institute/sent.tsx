import type { Text } from '@northlight/contract/words/catalogue'
import { languageOf, pathIn, withoutLanguage } from '@northlight/contract/words/language-paths'
import { saidRefusal } from '@northlight/contract/words/said-refusal'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { ownAddress } from '@northlight/ui/own-address.ts'
import { Said, Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { data, redirect } from 'react-router'
import { apiContext } from '../../platform/api/context.ts'
import { rootOf } from '../../platform/head/meta.ts'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { telephoneLink } from '../../platform/institute/institute.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { ButtonLink, Link } from '../../ui/controls/link.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/sent'

/** What happens next, as the forms themselves say it; elsewhere the server's own sentence does. */
const thanks: [form: RegExp, sentence: Text][] = [
  [/^blog\/comment\//, 'Your comment is awaiting approval and will appear once someone has read it.'],
  [/^job-openings\//, 'We have your CV. Someone in the department reads it, and we reply, whatever the answer is.'],
  [/^course\/.+\/request$/, 'Thank you. We will call you about this course.'],
  [/^day-scholar-form$/, 'Thank you. We will call you about the programme.'],
  [/^campaign\/enquiry\//, 'Thank you. We have your name and number, and will call you.'],
  [/^contact-form$/, 'We will call you, or meet you at the time you chose.'],
  [/^admission\/(?:puc|not-puc)$/, 'We will read your application and call the parent you named.'],
  [/^auth\/register$/, 'Your account is ready. We have mailed you a link: open it to confirm your e-mail address.'],
  [/^auth\/reset-password\//, 'Your new password is set. Sign in with it.'],
]

/** Forms after which a person signs in. */
const leadsToSignIn = /^auth\//

/** The answer to a form that the browser sent by itself. Nobody else has anything to see here. */
export const loader = ({ context, params, url }: Route.LoaderArgs) => {
  const { answer } = context.get(apiContext)
  if (!answer) throw redirect(pathIn(languageOf(url.pathname), '/'))
  const sentence = thanks.find(([form]) => form.test(params['*']))?.[1]
  const isDone = answer.status === 200
  return data(
    { ...answer, message: (isDone && sentence) || answer.message, isAccount: leadsToSignIn.test(params['*']) },
    { status: answer.status },
  )
}

const titleOf = (isDone: boolean, say: Say) => (isDone ? say('We have received it') : say('Not sent yet'))

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? secretMeta({ title: titleOf(loaderData.status === 200, sayIn(rootOf(matches).words)), path: '/sent', matches })
    : []

export default function Sent({ loaderData: answer }: Route.ComponentProps) {
  const { say } = useWords()
  const isDone = answer.status === 200
  const title = titleOf(isDone, say)
  return (
    <>
      <PageBanner
        title={title}
        trail={[[title]]}
        lead={isDone ? <Stored text={answer.message} /> : undefined}
        arcs={false}
      />
      <div className="wrap pt-10 pb-section">
        <div className="max-w-180">{isDone ? <Done {...answer} /> : <Refused {...answer} />}</div>
      </div>
    </>
  )
}

type Props = Route.ComponentProps['loaderData']

function Done({ reference, fileLink, reservationPath, from, isAccount }: Props) {
  const { say } = useWords()
  return (
    <div className="grid justify-items-start gap-6">
      {reference !== undefined && (
        <p className="text-lg">
          <Said
            text="Your reference number is {number}. Keep it until we have spoken."
            values={{ number: <b className="figures">{reference}</b> }}
          />
        </p>
      )}
      {fileLink && <ButtonLink to={ownAddress(fileLink)}>{say('Download the file')}</ButtonLink>}
      {reservationPath && <ButtonLink to={reservationPath}>{say('See or cancel the reservation')}</ButtonLink>}
      {isAccount ? (
        <ButtonLink to="/auth/sign-in">{say('Sign in')}</ButtonLink>
      ) : (
        <ButtonLink to={from} variant="line">
          {withoutLanguage(from) === '/' ? say('Go to the home page') : say('Back to the page')}
        </ButtonLink>
      )}
    </div>
  )
}

/** The form page still holds what was typed, and only the way back by the browser leads to it. */
function Refused({ message, errors, from }: Props) {
  const words = useWords()
  const { say, langOf } = words
  const { institute } = useRootData()
  const [phone] = institute.phones
  const said = (sentence: string) => saidRefusal(sentence, words)
  return (
    <div className="grid gap-6">
      <Card edge="clay">
        {errors.length > 0 ? (
          <>
            <h2 className="text-h4">
              {errors.length > 1 ? say('Please check these fields') : say('Please check one field')}
            </h2>
            <ul className="mt-3 grid list-disc gap-2 pl-5">
              {errors.map(said).map((sentence) => (
                <li key={sentence} lang={langOf(sentence)}>
                  {sentence}
                </li>
              ))}
            </ul>
          </>
        ) : (
          <p lang={langOf(said(message))}>{said(message)}</p>
        )}
      </Card>
      <p className="max-w-brief text-lg">
        {say(
          'Nothing is lost: go back with your browser’s own Back button, and everything you typed is still there. Only a file may have to be chosen again.',
        )}
      </p>
      <p className="text-sm text-ink-2">
        {withoutLanguage(from) !== '/' && (
          <>
            <Said
              text="Or {start}."
              values={{ start: <Link to={from}>{say('start with an empty form')}</Link> }}
            />{' '}
          </>
        )}
        {phone && (
          <>
            {say('We can also take your details by phone:')}{' '}
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
