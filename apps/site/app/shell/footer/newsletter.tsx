import type { subscribe } from '@northlight/contract/enquiries'
import { SubmitButton } from '@northlight/ui/kit/button.tsx'
import { FieldError, FieldHint, FieldLabel, inputClass } from '@northlight/ui/kit/field-frame.tsx'
import { Icon } from '@northlight/ui/kit/icon.tsx'
import { circleCheckIcon } from '@northlight/ui/kit/icons.ts'
import { Stored } from '@northlight/ui/words/said.tsx'
import { useWords } from '@northlight/ui/words/use-words.ts'
import { useId } from 'react'
import { type LazyEndpoint, useApiForm } from '../../platform/forms/use-api-form.ts'
import { useRootData } from '../../platform/institute/root-data.ts'
import { island } from '../../platform/islands/island.tsx'
import { usePlace } from '../../platform/navigation/place.ts'

// The form stands on every page, so its schema waits until someone touches it.
const lazySubscribe: LazyEndpoint<typeof subscribe> = {
  path: '/subscription-form',
  load: () => import('@northlight/contract/enquiries').then(({ SubscribeInput }) => SubscribeInput),
}

function NewsletterView() {
  const { institute, siteUrl } = useRootData()
  const { pathname } = usePlace()
  const id = useId()
  const { say, stored } = useWords()
  const form = useApiForm(lazySubscribe, {
    extra: () => ({ page_url: `${siteUrl || location.origin}${location.pathname}${location.search}${location.hash}` }),
  })
  const { name, error } = form.field('email')
  return (
    <section
      aria-labelledby={`${id}-h`}
      data-noprint
      data-newsletter
      className="border-t border-line bg-paper-2 py-[clamp(2rem,1rem+5vw,5rem)]"
    >
      <div className="wrap grid items-center gap-x-16 gap-y-4 sm:gap-y-8 menu:grid-cols-[1fr_minmax(0,520px)]">
        <div className="min-w-0">
          <h2 id={`${id}-h`} className="text-h3">
            {say('Subscribe our newsletter')}
          </h2>
          {institute.newsletterLine && (
            <p className="mt-2 max-w-[26.5em] text-ink-2">
              <Stored text={institute.newsletterLine} />
            </p>
          )}
        </div>
        <form {...form.props} className="min-w-0">
          <input type="hidden" name="page_url" value={`${siteUrl}${pathname}`} />
          <FieldLabel htmlFor={id}>{say('E-mail')}</FieldLabel>
          <div className="flex gap-2 max-md:flex-col">
            <input
              id={id}
              name={name}
              type="email"
              inputMode="email"
              autoComplete="email"
              placeholder="you@example.com"
              required
              maxLength={255}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-note`}
              className={inputClass(error, 'min-w-0 flex-1')}
            />
            <SubmitButton pending={form.pending} pendingLabel={say('Sending')} className="shrink-0">
              {say('Subscribe Now')}
            </SubmitButton>
          </div>
          <div id={`${id}-note`} className="min-h-8">
            {error && <FieldError>{error}</FieldError>}
            {form.result && (
              <p className="mt-2 flex gap-2 text-sm font-medium text-leaf">
                <Icon path={circleCheckIcon} size={18} className="mt-px" />
                {stored(form.result.message)}
              </p>
            )}
            {!error && !form.result && (
              <FieldHint>{say('We write once a month and never share your address.')}</FieldHint>
            )}
          </div>
        </form>
      </div>
    </section>
  )
}

export const Newsletter = island('newsletter', NewsletterView, 'touched', ['forms', 'newsletter'])
