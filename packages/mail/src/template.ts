import type { Colours } from '@northlight/contract/colours'
import type { ReactElement } from 'react'

/** What every mail needs to know about the institute that sends it. */
export type MailInstitute = {
  name: string
  address: string
  /** Public main URL. Only addresses below it become links in a mail. */
  site_url: string
  /** Left out, those of the product. */
  colours?: Colours
}

/** A label with what was typed; what was left out is not shown. */
export type Fact = readonly [label: string, value: string | null]

export type Template<Props extends { institute: MailInstitute }> = {
  subject: (props: Props) => string
  body: (props: Props) => ReactElement
}

export type RenderedMail = { subject: string; html: string; text: string }
