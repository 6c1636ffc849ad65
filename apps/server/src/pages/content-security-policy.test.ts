import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const urls = { siteUrl: 'http://localhost:3000', apiUrl: '' }

test('every inline script is named by the hash of exactly its text', () => {
  const html = `<script>let a = 1 < 2</script><script type="module" async="">import "/x.js";\nrun()</script>`
  expect(inlineScriptHashes(html)).toEqual([hashOf('let a = 1 < 2'), hashOf('import "/x.js";\nrun()')])
})

test('files, data blocks and empty scripts need no hash', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script></script>`
  expect(inlineScriptHashes(html)).toEqual([])
})

test('a bracket inside an attribute does not cut the text short', () => {
  expect(inlineScriptHashes(`<script data-note="a > b">go()</script>`)).toEqual([hashOf('go()')])
})

test('scripts never get unsafe-inline, and nothing may frame the page', () => {
  const policy = contentSecurityPolicy('<script>x()</script>', urls)
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' ${hashOf('x()')}`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
  expect(policy).not.toContain('upgrade-insecure-requests')
})

test('an API elsewhere may be called and its pictures shown', () => {
  const policy = contentSecurityPolicy('', { siteUrl: 'https://www.example.org', apiUrl: 'https://api.example.org' })
  expect(policy).toContain("connect-src 'self' https://api.example.org")
  expect(policy).toMatch(/img-src [^;]*https:\/\/api\.example\.org/)
  expect(policy).toContain('upgrade-insecure-requests')
})

test('the payment window of Razorpay is allowed only where its keys are set', () => {
  expect(contentSecurityPolicy('', urls)).not.toContain('razorpay')
  const policy = contentSecurityPolicy('', { ...urls, takesRazorpay: true })
  expect(policy).toContain("script-src 'self' https://checkout.razorpay.com")
  expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org https://api.razorpay.com")
  expect(policy).not.toContain("'unsafe-inline' https")
})
