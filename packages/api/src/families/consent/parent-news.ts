import { shownDate } from '@northlight/contract/dates'
import { pathIn } from '@northlight/contract/words/language-paths'
import { digest } from '@northlight/db/digest'
import { fold } from '@northlight/db/fold'
import { z } from 'zod'
import { userById } from '../../accounts/queries.ts'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import { answeredBefore } from '../queries.ts'
import { isSameMailbox } from './own-contact.ts'

/**
 * Another parent has agreed: anyone who answered before sees no marks any more, and must not learn it from an empty
 * page. It names neither the other one nor their address.
 */
export const tellFormerParents = defineJob(
  'families.tell-former-parents',
  z.object({ consent_id: z.number().int() }),
  async (ctx, { consent_id }) => {
    const consent = await ctx.db.selectFrom('consents').selectAll().where('id', '=', consent_id).executeTakeFirst()
    const student = consent && (await userById(ctx.db, consent.user_id))
    if (!consent || !student) return
    const others = (await answeredBefore(ctx.db, student.id, consent.agreed_at)).filter(
      ({ email }) => !isSameMailbox(email, consent.by_contact),
    )
    const once = new Map(others.map((one) => [fold(one.email), one]))
    for (const [address, { email, name, language }] of once)
      await sendMail(ctx, {
        key: `former-parent:${consent.id}:${digest(address).slice(0, 16)}`,
        template: 'parent-news',
        to: email,
        about: { table: 'consents', id: consent.id, user_id: consent.user_id },
        props: {
          name: harmlessName(name),
          student_name: harmlessName(student.name),
          parent_news: 'replaced',
          when: shownDate(consent.agreed_at, language),
          url: `${ctx.services.siteUrl}${pathIn(language, '/contact-us')}`,
          language,
        },
      })
  },
)

/** The student has taken an agreement back in their own account. */
export const tellParentOfEnd = defineJob(
  'families.tell-parent-of-end',
  z.object({ consent_id: z.number().int() }),
  async (ctx, { consent_id }) => {
    const consent = await ctx.db.selectFrom('consents').selectAll().where('id', '=', consent_id).executeTakeFirst()
    const student = consent && (await userById(ctx.db, consent.user_id))
    if (!consent?.withdrawn_at || !student || consent.how === 'form' || !consent.by_contact.includes('@')) return
    const language = consent.language ?? 'en'
    await sendMail(ctx, {
      key: `consent-ended:${consent.id}`,
      template: 'parent-news',
      to: consent.by_contact,
      about: { table: 'consents', id: consent.id, user_id: consent.user_id },
      props: {
        name: harmlessName(consent.by_name),
        student_name: harmlessName(student.name),
        parent_news: 'ended',
        when: shownDate(consent.withdrawn_at, language),
        url: `${ctx.services.siteUrl}${pathIn(language, '/contact-us')}`,
        language,
      },
    })
  },
)
