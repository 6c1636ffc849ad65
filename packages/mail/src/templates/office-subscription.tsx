import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import type { MailInstitute, Template } from '../template.ts'

export type OfficeSubscriptionProps = { institute: MailInstitute; email: string; page_url: string }

/** Tells the office that somebody subscribed to the newsletter. */
export const template: Template<OfficeSubscriptionProps> = {
  subject: () => 'Subscription Enquiry',
  body: ({ institute, email, page_url }) => (
    <Layout
      institute={institute}
      title="New newsletter subscription"
      preview={`${email} subscribed to the newsletter.`}
    >
      <Text className="ink" style={{ color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }}>
        Somebody subscribed to the newsletter on the website.
      </Text>
      <Facts
        siteUrl={institute.site_url}
        facts={[
          { label: 'E-mail', value: email },
          { label: 'Page', value: page_url },
        ]}
      />
    </Layout>
  ),
}
