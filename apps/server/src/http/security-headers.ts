/** What every reply carries, anyone who made it. */
export function securityHeaders(siteUrl: string): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['permissions-policy', 'camera=(), microphone=(), geolocation=(), usb=(), interest-cohort=()'],
    // Windows that a page opens itself, as a bank does for a payment, keep their tie to it; others have none.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['x-frame-options', 'DENY'],
  ]
  // On plain http the promise would be ignored, or worse, would lock a test host out.
  if (siteUrl.startsWith('https:')) headers.push(['strict-transport-security', 'max-age=31536000; includeSubDomains'])
  return headers
}

const forFiles = new Set(['x-content-type-options', 'strict-transport-security'])

/**
 * The rest of them bind a document. A page has some thirty files beside it, and they live under the page's own rules:
 * without these lines they are ten kilobytes lighter on a first visit.
 */
export const fileHeaders = (siteUrl: string) => securityHeaders(siteUrl).filter(([name]) => forFiles.has(name))
