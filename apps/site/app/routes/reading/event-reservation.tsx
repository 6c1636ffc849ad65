import { shownDate, shownTime } from '@northlight/contract/dates'
import { languageOf } from '@northlight/contract/words/language-paths'
import { type Say, sayIn } from '@northlight/contract/words/say'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { load } from '../../platform/api/load.ts'
import { rootOf } from '../../platform/head/meta.ts'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { eventPath } from '../../platform/paths/paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/event-reservation'

export const loader = async ({ context, params, url }: Route.LoaderArgs) => {
  const { reservation } = await load(context, (client) =>
    client.get('/event-reservation/{key}', { params: { key: params.key } }),
  )
  const { people, is_cancelled, can_be_cancelled, held_until, answers_by, event } = reservation
  const language = languageOf(url.pathname)
  const proof = url.searchParams.get('confirm') ?? ''
  return {
    ...{ people, is_cancelled, can_be_cancelled, answers_by },
    held_until: held_until && `${shownDate(held_until, language)}, ${shownTime(held_until)}`,
    /** Stands in the mail alone; anything else that was typed there is no address of ours. */
    proof: /^[\w-]{1,200}$/.test(proof) ? proof : null,
    event: { name: event.name, path: eventPath(event.slug), venue: event.venue },
    when: `${shownDate(event.event_date, language)}, ${event.time}`,
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  secretMeta({ title: sayIn(rootOf(matches).words)('Your reservation'), path: '/event-reservation', matches })

const heldWords = (by: 'mail' | 'call', isFromMail: boolean, until: string, say: Say) => {
  if (isFromMail)
    return say(
      'We hold the seats until {until}. Press the button to confirm them; otherwise another family can have them.',
      { until },
    )
  return by === 'mail'
    ? say('We hold the seats until {until}. To confirm them, open the link in the e-mail we sent.', { until })
    : say('We hold the seats until {until}, and will call you to confirm them.', { until })
}

/**
 * Where the link of a reservation leads. Opening it decides nothing, because mail programs open links to look at them:
 * each button sends a plain form, with a script or without one.
 */
export default function EventReservationPage({ loaderData, params }: Route.ComponentProps) {
  const { people, is_cancelled, can_be_cancelled, held_until, answers_by, proof, event, when } = loaderData
  const { say } = useWords()
  const title = say('Your reservation')
  const at = `/sent/event-reservation/${params.key}`
  return (
    <>
      <PageBanner title={title} trail={[[say('Events'), '/events'], [title]]} arcs={false} />
      <div className="wrap pt-10 pb-section">
        <Card className="max-w-160">
          <h2 className="text-h4">
            <Stored text={event.name} />
          </h2>
          <p className="mt-2">{[when, event.venue].filter(Boolean).join(' · ')}</p>
          <p className="mt-2">
            {is_cancelled && say('This reservation is cancelled. You do not have to do anything more.')}
            {!is_cancelled &&
              (people === 1 ? say('Reserved for 1 person.') : say('Reserved for {count} people.', { count: people }))}
          </p>
          {held_until && can_be_cancelled && (
            <p className="mt-2 font-medium">{heldWords(answers_by, proof !== null, held_until, say)}</p>
          )}
          {!is_cancelled && !can_be_cancelled && (
            <p className="mt-2">{say('The event has begun or is over, so there is nothing to cancel any more.')}</p>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-4">
            {held_until && can_be_cancelled && proof && (
              <form method="post" action={`${at}/confirm/${proof}`}>
                <SubmitButton>{say('Confirm the seats')}</SubmitButton>
              </form>
            )}
            {can_be_cancelled && (
              <form method="post" action={`${at}/cancel`}>
                <SubmitButton variant={held_until && proof ? 'line' : undefined}>
                  {say('Cancel this reservation')}
                </SubmitButton>
              </form>
            )}
            <ButtonLink to={event.path} variant="line">
              {say('See the event')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}
