/** Names of inline scripts as the site gives them; see own-scripts.ts there. Anything else allows nothing. */
export const namedScripts = (header: string | null): string[] =>
  (header ?? '').split(' ').flatMap((name) => (/^sha256-[\w+/]{43}=$/.test(name) ? [`'${name}'`] : []))

type Allowed = {
  siteUrl: string
  apiUrl: string
  /** Origins to which the form of a mailed link may lead back. */
  frontEnds?: readonly string[]
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

/**
 * Pages are kept and shared, so a nonce per visitor cannot work: each script is named by its hash instead. The site
 * names the scripts it made; never is a name taken from the finished page, where others have written too.
 */
export function contentSecurityPolicy(
  scripts: readonly string[],
  { siteUrl, apiUrl, frontEnds = [], takesRazorpay }: Allowed,
): string {
  const bank = takesRazorpay ? razorpayHosts : noHosts
  const api = apiUrl && apiUrl !== siteUrl ? [apiUrl] : []
  const directives: [string, string[]][] = [
    ['default-src', ["'self'"]],
    // Speculation rules name pages to fetch ahead; they run nothing.
    ['script-src', ["'self'", "'inline-speculation-rules'", ...scripts, ...bank.script]],
    // Style attributes set sizes that depend on data (a chart's bars); they cannot run anything.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', 'blob:', ...api, ...bank.image]],
    // A few letters stand in the document itself.
    ['font-src', ["'self'", 'data:']],
    ['connect-src', ["'self'", ...api, ...bank.connect]],
    ['frame-src', ["'self'", mapHost, ...bank.frame]],
    ['media-src', ["'self'", ...api]],
    ['object-src', ["'none'"]],
    ['base-uri', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
    ['form-action', ["'self'", ...api, ...frontEnds]],
  ]
  return directives.map(([name, values]) => [name, ...values].join(' ')).join('; ')
}
