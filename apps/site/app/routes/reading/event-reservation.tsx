import { shownDate } from '@northlight/contract/dates'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { load } from '../../platform/api/load.ts'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { eventPath } from '../../platform/paths/paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/event-reservation'

const title = 'Your reservation'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { reservation } = await load(context, (client) =>
    client.get('/event-reservation/{key}', { params: { key: params.key } }),
  )
  const { people, is_cancelled, can_be_cancelled, event } = reservation
  return {
    ...{ people, is_cancelled, can_be_cancelled },
    event: { name: event.name, path: eventPath(event.slug), venue: event.venue },
    when: `${shownDate(event.event_date)}, ${event.time}`,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta({ title, path: '/event-reservation', matches })

/**
 * Where the link of a reservation leads. Opening it decides nothing, because mail programs open links to look at them:
 * the button sends a plain form, with a script or without one.
 */
export default function EventReservationPage({ loaderData, params }: Route.ComponentProps) {
  const { people, is_cancelled, can_be_cancelled, event, when } = loaderData
  return (
    <>
      <PageBanner title={title} trail={[['Events', '/events'], [title]]} arcs={false} />
      <div className="wrap pt-10 pb-section">
        <Card className="max-w-160">
          <h2 className="text-h4">{event.name}</h2>
          <p className="mt-2">{[when, event.venue].filter(Boolean).join(' · ')}</p>
          <p className="mt-2">
            {is_cancelled
              ? 'This reservation is cancelled. You do not have to do anything more.'
              : `Reserved for ${people === 1 ? '1 person' : `${people} people`}.`}
          </p>
          {!is_cancelled && !can_be_cancelled && (
            <p className="mt-2">The event has begun or is over, so there is nothing to cancel any more.</p>
          )}
          <div className="mt-6 flex flex-wrap items-center gap-4">
            {can_be_cancelled && (
              <form method="post" action={`/sent/event-reservation/${params.key}/cancel`}>
                <SubmitButton>Cancel this reservation</SubmitButton>
              </form>
            )}
            <ButtonLink to={event.path} variant="line">
              See the event
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}
