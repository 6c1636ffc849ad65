import type { Language } from '@northlight/contract/words/languages'
import { Layout } from '../layout.tsx'
import { Paragraph } from '../paragraph.tsx'
import { mailSay } from '../say.ts'
import type { MailInstitute, Template } from '../template.ts'

export type BreachLetterProps = {
  institute: MailInstitute
  name: string
  /** It goes to the parent of the person who is named. */
  is_parent: boolean
  begins: string
  ends: string
  /** The words of the institute: what happened, what it did, what people should do. */
  happened: string
  contact: string
  language?: Language
}

const title = 'Your personal data was affected by a breach'

export const template: Template<BreachLetterProps> = {
  subject: ({ institute, language }) => `${institute.name}: ${mailSay(language)(title)}`,
  body: ({ institute, name, is_parent, begins, ends, happened, contact, language }) => {
    const say = mailSay(language)
    return (
      <Layout
        institute={institute}
        title={say(title)}
        preview={say('What happened, and what you can do.')}
        language={language}
      >
        <Paragraph>
          {is_parent
            ? say('You get this letter as the parent or guardian of {name}.', { name })
            : say('Hello {name}, we must tell you of a breach of your personal data.', { name })}
        </Paragraph>
        <Paragraph>{say('It began on {begins} and ended on {ends}.', { begins, ends })}</Paragraph>
        {happened.split(/\n{2,}/).map((part) => (
          <Paragraph key={part}>{part}</Paragraph>
        ))}
        <Paragraph>
          {say(
            'Do not open links or pay anybody who writes to you about this. We never ask for a password or a code by mail or telephone.',
          )}
        </Paragraph>
        <Paragraph>
          {say(
            'For questions answer this mail or write to {contact}. You may also complain to the Data Protection Board of India.',
            {
              contact,
            },
          )}
        </Paragraph>
      </Layout>
    )
  },
}
