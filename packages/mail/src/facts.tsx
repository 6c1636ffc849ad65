import { Link } from '@react-email/link'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'

type Fact = { label: string; value: string }

/** What somebody typed, as a list of labels and values. */
export function Facts({ facts, siteUrl }: { facts: Fact[]; siteUrl: string }) {
  return (
    <Section>
      {facts.map(({ label, value }) => (
        <Text key={label} className="ink" style={{ color: '#1b2540', fontSize: '16px', lineHeight: '24px' }}>
          <span className="ink-2" style={{ color: '#4a5370', fontSize: '13px' }}>
            {label}
          </span>
          <br />
          {isOwnAddress(value, siteUrl) ? <Link href={value}>{value}</Link> : value}
        </Text>
      ))}
    </Section>
  )
}

// A visitor can send any address as the page. Staff must not be handed a foreign link that we made clickable.
export function isOwnAddress(value: string, siteUrl: string) {
  const base = URL.parse(siteUrl)
  const url = URL.parse(value)
  return base !== null && url !== null && /^https?:$/.test(url.protocol) && url.origin === base.origin && !url.username
}
