import { Text } from '@react-email/text'
import { Fragment } from 'react'
import { Facts } from './facts.tsx'
import { Layout } from './layout.tsx'
import type { Fact, MailInstitute } from './template.ts'

type OfficeNoticeProps = {
  institute: MailInstitute
  title: string
  /** One sentence: what happened. */
  lead: string
  /** Labels with what was typed; what was left out is not shown. */
  facts: Fact[]
  /** A longer text the visitor wrote, with its line breaks. */
  message?: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px' }

/** What the office reads when somebody has sent a form. */
export function OfficeNotice({ institute, title, lead, facts, message }: OfficeNoticeProps) {
  return (
    <Layout institute={institute} title={title} preview={lead}>
      <Text className="ink" style={{ ...ink, margin: '0 0 8px' }}>
        {lead}
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))}
      />
      {message && (
        <Text className="ink" style={{ ...ink, borderLeft: '3px solid #eacf6c', paddingLeft: '12px' }}>
          {message.split('\n').map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text never change their places
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Text>
      )}
    </Layout>
  )
}
