import { channelWords, noticeWords } from '@northlight/contract/notice-kinds'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { ButtonLink } from '@northlight/ui/kit/link.tsx'
import { load } from '../../platform/api/load.ts'
import { secretMeta } from '../../platform/head/secret-meta.ts'
import { Card } from '../../ui/layout/card.tsx'
import { PageBanner } from '../../ui/layout/page-banner.tsx'
import type { Route } from './+types/stop-notices'

const title = 'Stop these messages'

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { stop } = await load(context, (client) => client.get('/notices/stop/{key}', { params: { key: params.key } }))
  return {
    is_on: stop.is_on,
    about: noticeWords[stop.kind].about,
    by:
      stop.channel === 'mail'
        ? 'mails'
        : stop.channel === 'push'
          ? 'notices'
          : `${channelWords[stop.channel]} messages`,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta({ title, path: '/stop-notices', matches })

/**
 * Where the link in a notice leads, without signing in. Opening it stops nothing, because mail programs open links to
 * look at them: each button sends a plain form, with a script or without one.
 */
export default function StopNoticesPage({ loaderData: { is_on, about, by }, params }: Route.ComponentProps) {
  const action = `/sent/notices/stop/${params.key}`
  return (
    <>
      <PageBanner title={title} trail={[[title]]} arcs={false} />
      <div className="wrap pt-10 pb-section">
        <Card className="max-w-160">
          <h2 className="text-h4">{is_on ? `No more ${by} about ${about}?` : `You get no ${by} about ${about}.`}</h2>
          <p className="mt-2">
            What you ask for yourself, such as a receipt or a code, still comes. You can turn them on again on this
            page, at any time; with an account you can also choose there.
          </p>
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <form method="post" action={is_on ? action : `${action}/undo`}>
              <SubmitButton>{is_on ? 'Stop them' : 'Turn on again'}</SubmitButton>
            </form>
            <form method="post" action={`${action}/all`}>
              <SubmitButton variant="line">Stop all {by} about tests and fees</SubmitButton>
            </form>
            <ButtonLink to="/profile/notices" variant="line">
              Choose in the account
            </ButtonLink>
          </div>
        </Card>
      </div>
    </>
  )
}
