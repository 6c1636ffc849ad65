import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeBlogCommentProps = {
  institute: MailInstitute
  article: string
  name: string
  email: string
  page_url: string | null
  moderation_url: string
  comment: string
}

/** Tells the office that a comment waits for approval. */
export const template: Template<OfficeBlogCommentProps> = {
  subject: () => 'Blog Comment',
  body: ({ institute, ...sent }) => (
    <OfficeNotice
      institute={institute}
      title="A comment waits for approval"
      lead="Somebody commented on an article. It is shown once it has been approved."
      facts={[
        ['Article', sent.article],
        ['Name', sent.name],
        ['E-mail', sent.email],
        ['Page', sent.page_url],
        ['Approve or delete', sent.moderation_url],
      ]}
      message={sent.comment}
    />
  ),
}
