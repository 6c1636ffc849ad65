import type { Language } from '@northlight/contract/words/languages'
import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { mailSay } from './say.ts'
import type { MailInstitute } from './template.ts'

const serif = 'Fraunces, Georgia, "Times New Roman", serif'
const sans = 'Inter, "Segoe UI", Roboto, Helvetica, Arial, sans-serif'

// Mail programs that know dark mode read this sheet; the others see the light colours given in line.
const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background-color: #0a1327 !important; }
  .sheet { background-color: #16254a !important; }
  .ink { color: #f6f1e4 !important; }
  .ink-2 { color: #b8c3dc !important; }
  .line { border-color: #2c3c66 !important; }
}`

type LayoutProps = {
  institute: MailInstitute
  title: string
  /** The line an inbox shows beside the subject. */
  preview: string
  /** The page on which mails of this kind are stopped; left out where somebody has asked for this one. */
  stop?: string
  /** Left out, the mail is English. */
  language?: Language
  children: ReactNode
}

/** Night header with the institute's name, paper body, footer with its address. Loads nothing from elsewhere. */
export function Layout({ institute, title, preview, stop, language = 'en', children }: LayoutProps) {
  const say = mailSay(language)
  return (
    <Html lang={language}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{title}</title>
        <style>{darkScheme}</style>
      </Head>
      <Body className="ground" style={{ backgroundColor: '#f4eddd', fontFamily: sans, margin: 0, padding: '24px 0' }}>
        <Preview>{preview}</Preview>
        <Container className="sheet" style={{ backgroundColor: '#fbf8f1', maxWidth: '600px', width: '100%' }}>
          <Section style={{ backgroundColor: '#0e1a33', borderBottom: '3px solid #eacf6c', padding: '20px 32px' }}>
            <Text style={{ color: '#f6f1e4', fontFamily: serif, fontSize: '20px', lineHeight: '28px', margin: 0 }}>
              {institute.name}
            </Text>
          </Section>
          <Section style={{ padding: '28px 32px 20px' }}>
            <Heading as="h1" className="ink" style={headingStyle}>
              {title}
            </Heading>
            {children}
          </Section>
          <Section className="line" style={{ borderTop: '1px solid #e3d9c3', padding: '16px 32px 24px' }}>
            <Text className="ink-2" style={{ color: '#4a5370', fontSize: '13px', lineHeight: '20px', margin: 0 }}>
              {institute.name}
              <br />
              {institute.address}
            </Text>
            {stop && (
              <Text
                className="ink-2"
                style={{ color: '#4a5370', fontSize: '13px', lineHeight: '20px', margin: '8px 0 0' }}
              >
                {say('You do not want mails like this one?')}{' '}
                <Link href={stop} className="ink-2" style={{ color: '#4a5370', textDecoration: 'underline' }}>
                  {say('Stop them')}
                </Link>
                .
              </Text>
            )}
          </Section>
        </Container>
      </Body>
    </Html>
  )
}

const headingStyle = {
  color: '#1b2540',
  fontFamily: serif,
  fontSize: '24px',
  fontWeight: 600,
  lineHeight: '32px',
  margin: '0 0 16px',
}
