import type { WebsiteDetailView } from '@northlight/contract/content'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { instituteOf, neutralRootData } from '../../platform/institute/institute.ts'
import { RootDataContext } from '../../platform/institute/root-data.ts'
import { ContactBar } from './contact-bar.tsx'

const bar = (said: Partial<WebsiteDetailView>) =>
  renderToString(
    <RootDataContext value={{ ...neutralRootData(), institute: instituteOf(said as WebsiteDetailView) }}>
      <ContactBar />
    </RootDataContext>,
  )

/** Where the links of the bar lead, each once. */
const targets = (html: string) => [...new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, to]) => to))]

const whole = {
  website_name: 'Northlight',
  phone: '080 4000 0100',
  email: 'hello@northlight.test',
  whatsapp: '98450 00100',
  facebook: 'https://facebook.com/n',
  twitter: 'https://x.com/n',
  instagram: 'https://instagram.com/n',
  linkedin: 'https://linkedin.com/n',
  youtube: 'https://youtube.com/n',
}

describe('§2: the floating bar', () => {
  test('has call, e-mail, WhatsApp, five networks and the button, all in what the server draws', () => {
    const html = bar(whole)
    expect(targets(html)).toEqual([
      'tel:+918040000100',
      'https://wa.me/919845000100',
      '/admission',
      'mailto:hello@northlight.test',
      'https://facebook.com/n',
      'https://x.com/n',
      'https://instagram.com/n',
      'https://linkedin.com/n',
      'https://youtube.com/n',
    ])
    expect(html).toMatch(/<button[^>]* popoverTarget="contact-list"[^>]*>Connect With Us<\/button>/i)
  })

  test('shows only what the institute has set', () => {
    const html = bar({ email: 'office@school.in', youtube: 'https://youtube.com/school' })
    expect(targets(html)).toEqual(['/admission', 'mailto:office@school.in', 'https://youtube.com/school'])
    expect(html).not.toMatch(/<ul[^>]*><\/ul>/)
  })

  test('leads to the contact page where nothing is set', () => {
    const html = bar({})
    expect(targets(html)).toEqual(['/admission', '/contact-us'])
    expect(html).not.toMatch(/<button|popover=|<ul/)
    expect(html).toContain('Connect With Us</a>')
  })
})
