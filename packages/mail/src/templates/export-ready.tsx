import type { Language } from '@northlight/contract/words/languages'
import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type ExportReadyProps = {
  institute: MailInstitute
  name: string
  until: string
  url: string
  language?: Language
}

/** The link leads to the profile, not to the file: a forwarded mail opens nothing. */
export const template: Template<ExportReadyProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)('Your data is ready').toLowerCase()}`,
  body: ({ institute, name, until, url, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say('Your data is ready')}
        preview={say('Sign in to download it.')}
        language={language}
      >
        <Paragraph>
          {say(
            'Hello {name}, the file you asked for is ready. Sign in and download it until {until}; then it is removed.',
            { name, until },
          )}
        </Paragraph>
        <Action url={url} language={language}>
          {say('Open your profile')}
        </Action>
      </Layout>
    )
  },
}
