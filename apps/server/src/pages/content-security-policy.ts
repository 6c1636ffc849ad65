import { createHash } from 'node:crypto'

const script = /<script\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/script\s*>/gi

const isData = (attributes: string) => {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase()
  return type !== undefined && !/^(?:module|importmap|speculationrules|text\/javascript)$/.test(type)
}

/** `'sha256-…'` of every inline script of a finished page. Blocks of data are not run, so they need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(script)) {
    if (body === '' || /\bsrc\s*=/i.test(attributes) || isData(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}

type Allowed = {
  siteUrl: string
  apiUrl: string
  /** Its keys are set: only then may a page open its window. */
  takesRazorpay?: boolean
}

/** Where Razorpay's window comes from and reports to. */
const razorpayHosts = {
  script: ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  frame: ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  connect: ['https://api.razorpay.com', 'https://lumberjack.razorpay.com'],
  image: ['https://cdn.razorpay.com'],
}
/** A map of a campus, shown in the page once somebody asks for it. */
const mapHost = 'https://www.openstreetmap.org'
const noHosts: typeof razorpayHosts = { script: [], frame: [], connect: [], image: [] }

/** Pages are kept and shared, so a nonce per visitor cannot work: each script is named by its hash instead. */
export function contentSecurityPolicy(html: string, { siteUrl, apiUrl, takesRazorpay }: Allowed): string {
  const bank = takesRazorpay ? razorpayHosts : noHosts
  const api = apiUrl && apiUrl !== siteUrl ? [apiUrl] : []
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...inlineScriptHashes(html), ...bank.script]],
    // Style attributes set sizes that depend on data (a chart's bars); they cannot run anything.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...api, ...bank.image]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...api, ...bank.connect]],
    ['frame-src', ["'self'", mapHost, ...bank.frame]],
    ['media-src', ["'self'", ...api]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'", ...api]],
    ...(siteUrl.startsWith('https:') ? [['upgrade-insecure-requests', []] as [string, string[]]] : []),
  ]
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ')
}
