import { type Language, languages } from '@northlight/contract/words/languages'
import { setInThread } from '@northlight/documents/set-in-thread'
import { askerOf, type Ctx } from '../kernel/context.ts'
import { fail } from '../kernel/errors.ts'
import { allow } from '../kernel/policy.ts'
import { settingsRecord } from '../settings/service.ts'

/** The blank paper of a consent, for the printer: nobody is named on it. */
export const consentFormResponse = async (ctx: Ctx, wanted: string): Promise<Response> => {
  allow(ctx, 'content.read')
  const language: Language = languages.find((one) => one === wanted) ?? fail('not_found')
  const { value: institute } = await settingsRecord(ctx, 'institute')
  const input = { institute: { ...institute, phone: institute.phones[0] }, language, at: ctx.now() }
  const bytes = await setInThread('consent-form', input, askerOf(ctx))
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="consent-${language}.pdf"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
}
