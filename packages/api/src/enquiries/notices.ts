import { shownDate, shownTime } from '@northlight/contract/dates'
import { admissionNames } from '@northlight/contract/enquiries/admission'
import { isHour } from '@northlight/contract/enquiries/contact'
import type { Language } from '@northlight/contract/words/languages'
import type { Ctx } from '../kernel/context.ts'
import type { About } from '../mails/about.ts'
import { sendMail } from '../mails/service.ts'
import { type Form, forms } from './forms.ts'
import * as queries from './queries.ts'

type Row<F extends Form> = queries.Sent<F>
type Address = { key: string; to: string; about: About; replyTo?: string }
type Notice<F extends Form> = (ctx: Ctx, mail: Address, row: Row<F>) => Promise<void>

/** The chosen day and hour as people read them; an hour said in words stays as it is. */
export const shownAppointment = ({ date, time }: { date: string; time: string }, language: Language = 'en') => {
  const at = `${date}T${isHour(time) ? time : '12:00'}:00+05:30`
  return { date: shownDate(at, language), time: isHour(time) ? shownTime(at) : time }
}

const siblingsOf = (row: Row<'admission'>) => {
  if (!row.has_sibling) return 'None'
  if (row.sibling_occupation !== 'studying') return 'Working'
  return `${row.no_of_sibling} studying, ${row.sibling_class}, ${row.sibling_school}`
}

/** What the office reads about each form, from the row as it is now. */
const notices: { [F in Form]: Notice<F> } = {
  contact: (ctx, mail, row) =>
    sendMail(ctx, { ...mail, template: 'office-contact', props: { ...row, ...shownAppointment(row) } }),

  scholar: (ctx, mail, row) => sendMail(ctx, { ...mail, template: 'office-scholar', props: row }),

  vrddhi: (ctx, mail, row) => sendMail(ctx, { ...mail, template: 'office-vrddhi', props: row }),

  'job-application': async (ctx, mail, row) =>
    sendMail(ctx, {
      ...mail,
      template: 'office-job-application',
      props: { ...row, file_name: await queries.fileName(ctx.db, row.cv_file_id) },
    }),

  comment: async (ctx, mail, row) => {
    const { siteUrl } = ctx.services
    const blog = await queries.blogOfComment(ctx.db, row.blog_id)
    if (!blog) return
    await sendMail(ctx, {
      ...mail,
      template: 'office-blog-comment',
      props: {
        ...row,
        article: blog.name,
        page_url: `${siteUrl}/knowledge-desk/${blog.slug}`,
        moderation_url: `${siteUrl}/office/comments/${row.id}`,
      },
    })
  },

  campaign: (ctx, mail, row) => sendMail(ctx, { ...mail, template: 'office-campaign', props: row }),

  'course-request': (ctx, mail, row) => sendMail(ctx, { ...mail, template: 'office-course-request', props: row }),

  admission: (ctx, mail, row) =>
    sendMail(ctx, {
      ...mail,
      template: 'office-admission',
      props: {
        ...row,
        admission_for: admissionNames[row.kind],
        aadhar: row.aadhar_last_four ? `XXXX XXXX ${row.aadhar_last_four}` : 'not given',
        percentage: row.percentage === null ? null : String(row.percentage),
        siblings: siblingsOf(row),
      },
    }),
}

/** The address a visitor gave, where the form asks for one; the talent examination asks for a parent's. */
const senderOf = (row: object) => {
  const { email, father_email } = row as { email?: string | null; father_email?: string | null }
  return email || father_email || undefined
}

export const sendNotice = async <F extends Form>(ctx: Ctx, form: F, id: number, to: string) => {
  const row = await queries.sentById<F>(ctx.db, forms[form].table, id)
  if (!row) return // deleted meanwhile; another try would not help
  const about: About = {
    table: forms[form].table,
    id,
    user_id: 'user_id' in row ? (row.user_id as number | null) : null,
  }
  await notices[form](ctx, { key: `${form}:${id}`, to, about, replyTo: senderOf(row) }, row)
}
