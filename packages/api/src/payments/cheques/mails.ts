import { shownDate } from '@northlight/contract/dates'
import { shownMoney } from '@northlight/contract/money'
import { saidTitle } from '@northlight/contract/words/said-title'
import { z } from 'zod'
import { defineJob } from '../../kernel/jobs/define-job.ts'
import { speakerFor } from '../../kernel/speaker.ts'
import { harmlessName } from '../../mails/harmless-name.ts'
import { sendMail } from '../../mails/service.ts'
import { chequeById } from './queries.ts'

/** The family has in writing that its cheque was received, or that the bank did not pay it. */
export const mailCheque = defineJob(
  'payments.mail-cheque',
  z.object({ id: z.number().int(), about: z.enum(['received', 'returned']) }),
  async (ctx, { id, about }) => {
    const row = await chequeById(ctx.db, id)
    if (!row || row.payer_email.endsWith('@deleted.invalid')) return
    const speaker = await speakerFor(ctx, row.user_id, row.language)
    const on = row.decided_on === null ? row.created_at : `${row.decided_on}T06:00:00.000Z`
    await sendMail(ctx, {
      key: `cheque-${about}:${id}`,
      template: 'cheque-news',
      to: row.payer_email,
      about: { table: 'received_cheques', id, user_id: row.user_id },
      props: {
        cheque_news: about,
        name: harmlessName(row.payer_name),
        title: saidTitle(row.title, speaker),
        amount: shownMoney(row.amount_paise),
        reference: row.reference,
        received: shownDate(row.created_at, speaker.language),
        day: shownDate(on, speaker.language),
        language: speaker.language,
      },
    })
  },
)
