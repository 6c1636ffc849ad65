import { anyTime } from '@northlight/contract/enquiries/contact'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { OtherLanguages } from '../other-languages.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type ContactThankYouProps = {
  institute: MailInstitute
  number: number
  request_type: string
  branch: string | null
  date: string
  time: string
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/**
 * Goes to whatever address was typed, so it repeats nothing that was typed freely: only what was chosen from our own
 * lists. Otherwise anyone could send words of their own to a stranger in our name.
 */
export const template: Template<ContactThankYouProps> = {
  subject: ({ institute }) => `${institute.name} - Thank You`,
  body: ({ institute, number, request_type, branch, date, time }) => (
    <Layout institute={institute} title="Thank you for writing to us" preview="We have received your enquiry.">
      <Text className="ink" style={ink}>
        We have received your enquiry and will be in touch{time === anyTime ? '' : ' at the time you chose'}.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'Number of your enquiry', value: String(number) },
          { label: 'You asked for', value: request_type },
          ...(branch ? [{ label: 'Branch', value: branch }] : []),
          { label: 'Day', value: date },
          { label: 'Time', value: time },
        ]}
      />
      <OtherLanguages institute={institute} />
      <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
        If you did not write to us, somebody has typed your address by mistake. You need not do anything.
      </Text>
    </Layout>
  ),
}
