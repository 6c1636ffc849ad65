/** What every reply carries, whoever made it. */
export function securityHeaders(siteUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), usb=(), interest-cohort=()'],
    ['cross-origin-opener-policy', 'same-origin'],
    ['x-frame-options', 'DENY'],
  ]
  // On plain http the promise would be ignored, or worse, would lock a test host out.
  if (siteUrl.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}
