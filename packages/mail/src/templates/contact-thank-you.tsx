import { anyTime } from '@northlight/contract/enquiries/contact'
import type { Language } from '@northlight/contract/words/languages'
import { Text } from '@react-email/text'
import { Facts } from '../facts.tsx'
import { Layout } from '../layout.tsx'
import { OtherLanguages } from '../other-languages.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ContactThankYouProps = {
  institute: MailInstitute
  number: number
  request_type: string
  branch: string | null
  date: string
  time: string
  /** Of the page on which the form was filled in. */
  language?: Language
}

const ink = { color: '#1b2540', fontSize: '16px', lineHeight: '24px', margin: '0 0 8px' }

/**
 * Goes to whatever address was typed, so it repeats nothing that was typed freely: only what was chosen from our own
 * lists. Otherwise anyone could send words of their own to a stranger in our name.
 */
export const template: Template<ContactThankYouProps> = {
  subject: ({ institute, language }) => `${institute.name} - ${mailSay(language)('Thank You')}`,
  body: ({ institute, number, request_type, branch, date, time, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Thank you for writing to us')}
        preview={say('We have received your enquiry.')}
        language={language}
      >
        <Text className="ink" style={ink}>
          {time === anyTime
            ? say('We have received your enquiry and will be in touch.')
            : say('We have received your enquiry and will be in touch at the time you chose.')}
        </Text>
        <Facts
          siteUrl={institute.site_url}
          facts={[
            { label: say('Number of your enquiry'), value: String(number) },
            { label: say('You asked for'), value: request_type },
            ...(branch ? [{ label: say('Branch'), value: branch }] : []),
            { label: say('Day'), value: date },
            { label: say('Time'), value: time === anyTime ? say('Any time') : time },
          ]}
        />
        <OtherLanguages institute={institute} language={language} />
        <Text className="ink-2" style={{ ...ink, color: '#4a5370', fontSize: '13px', lineHeight: '20px' }}>
          {say('If you did not write to us, somebody has typed your address by mistake. You need not do anything.')}
        </Text>
      </Layout>
    )
  },
}
