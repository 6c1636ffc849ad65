import type { Language } from '@northlight/contract/words/languages'
import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import { mailSay } from './say.ts'

/** The one thing a mail asks for: a button, and the same address in words for programs that draw no buttons. */
export function Action({ url, language, children }: { url: string; language?: Language; children: ReactNode }) {
  return (
    <Section style={{ margin: '16px 0' }}>
      <Link href={url} style={button}>
        {children}
      </Link>
      <Text
        // As plain text the button is its address already.
        data-skip-in-text="true"
        className="ink-2"
        style={{ color: '#4a5370', fontSize: '13px', lineHeight: '20px', margin: '16px 0 0' }}
      >
        {mailSay(language)('Or copy this address into your browser:')}
        <br />
        <span style={{ wordBreak: 'break-all' }}>{url}</span>
      </Text>
    </Section>
  )
}

const button = {
  backgroundColor: '#0e1a33',
  borderRadius: '12px',
  color: '#fbf8f1',
  display: 'inline-block',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 24px',
  textDecoration: 'none',
}
