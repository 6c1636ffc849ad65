import { OfficeNotice } from '../office-notice.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeGivenUpProps = {
  institute: MailInstitute
  /** Each kind of work with how often it was given up: `accounts.send-reset-link`, 3 times. */
  kinds: { name: string; times: string }[]
}

/** Work that failed every time it was tried. Names of jobs alone: whom they were about stays in the database. */
export const template: Template<OfficeGivenUpProps> = {
  subject: () => 'Some work of the website was given up',
  body: ({ institute, kinds }) => (
    <OfficeNotice
      institute={institute}
      title="Some work of the website was given up"
      lead="The tasks below failed every time they were tried. Please show this mail to the person who looks after the server: the command “npm run northlight -- jobs dead” says why, and “jobs retry” tries one again."
      facts={kinds.map(({ name, times }) => [name, times])}
    />
  ),
}
