import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, namedScripts } from './content-security-policy.ts'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const urls = { siteUrl: 'http://localhost:3000', apiUrl: '' }

test('only whole names of scripts are taken from the site', () => {
  const name = hashOf('x()').slice(1, -1)
  expect(namedScripts(`${name} sha256-short 'unsafe-inline' https://evil.example`)).toEqual([`'${name}'`])
  expect(namedScripts(null)).toEqual([])
})

test('scripts never get unsafe-inline, and nothing may frame the page', () => {
  const policy = contentSecurityPolicy([hashOf('x()')], urls)
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'))
  expect(scripts).toBe(`script-src 'self' 'inline-speculation-rules' ${hashOf('x()')}`)
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).toContain("object-src 'none'")
})

test('a page that is opened over plain http in the house finds its own files there', () => {
  const policy = contentSecurityPolicy([], { siteUrl: 'https://www.example.org', apiUrl: '' })
  expect(policy).not.toContain('upgrade-insecure-requests')
  expect(policy).not.toContain('www.example.org')
})

test('an API elsewhere may be called and its pictures shown', () => {
  const policy = contentSecurityPolicy([], { siteUrl: 'https://www.example.org', apiUrl: 'https://api.example.org' })
  expect(policy).toContain("connect-src 'self' https://api.example.org")
  expect(policy).toMatch(/img-src [^;]*https:\/\/api\.example\.org/)
})

test('the payment window of Razorpay is allowed only where its keys are set', () => {
  expect(contentSecurityPolicy([], urls)).not.toContain('razorpay')
  const policy = contentSecurityPolicy([], { ...urls, takesRazorpay: true })
  expect(policy).toContain("script-src 'self' 'inline-speculation-rules' https://checkout.razorpay.com")
  expect(policy).toContain("frame-src 'self' https://www.openstreetmap.org https://api.razorpay.com")
  expect(policy).not.toContain("'unsafe-inline' https")
})

test('a form may lead to the front ends that were named, and to no other', () => {
  const policy = contentSecurityPolicy([], { ...urls, frontEnds: ['https://app.example.org'] })
  expect(policy).toContain("form-action 'self' https://app.example.org")
  expect(contentSecurityPolicy([], urls)).toMatch(/form-action 'self'$/)
})
