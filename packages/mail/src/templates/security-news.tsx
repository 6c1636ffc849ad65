import { Action } from '../action.tsx'
import { Layout } from '../layout.tsx'
import { Paragraph, Points } from '../paragraph.tsx'
import type { SecurityNews } from '../security-news.ts'
import type { MailInstitute, Template } from '../template.ts'

export type SecurityNewsProps = {
  institute: MailInstitute
  name: string
  security_news: SecurityNews
  when: string
  /** Who asked, until when: what differs from one such mail to the next. */
  points: string[]
  url: string
}

const words: Record<SecurityNews, { title: string; text: string }> = {
  'factor-added': { title: 'A second factor was added', text: 'a second factor was set up for your account' },
  'factor-removed': { title: 'A second factor was removed', text: 'a second factor was removed from your account' },
  'factor-paused': {
    title: 'Somebody typed wrong codes',
    text: 'five wrong codes were typed after your password, and this factor rests for a quarter of an hour',
  },
  'recovery-used': {
    title: 'A recovery code was used',
    text: 'one of your recovery codes was used to set up a new second factor',
  },
  'reset-asked': {
    title: 'A second factor will be reset',
    text: 'a colleague has asked to take the second factors of an account away',
  },
  'reset-done': {
    title: 'A second factor was reset',
    text: 'the second factors of an account were taken away; a new one is set up at the next sign-in',
  },
  'reset-called-off': {
    title: 'A reset was called off',
    text: 'the reset of a second factor was called off; everything stays as it was',
  },
  'access-changed': {
    title: 'The rules for signing in have changed',
    text: 'the settings for signing in to the office were changed',
  },
  'work-changed': {
    title: 'Your work in the office has changed',
    text: 'your role or your branches were changed, and you were signed out everywhere',
  },
}

/** So that nobody's way into the office changes in silence. */
export const template: Template<SecurityNewsProps> = {
  subject: ({ institute, security_news }) => `${institute.name}: ${words[security_news].title.toLowerCase()}`,
  body: ({ institute, name, security_news, when, points, url }) => (
    <Layout institute={institute} title={words[security_news].title} preview="If this was you, all is well.">
      <Paragraph>
        Hello {name}, on {when} {words[security_news].text}.
      </Paragraph>
      <Points points={points} />
      <Paragraph>
        If you know of it, there is nothing to do. If not, choose a new password, end the sessions that are not yours,
        and tell an administrator.
      </Paragraph>
      <Action url={url}>See your security</Action>
    </Layout>
  ),
}
