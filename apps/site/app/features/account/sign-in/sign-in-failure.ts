export type SignInFailure =
  | 'credentials'
  | 'limited'
  | 'second-way'
  | 'busy'
  | 'unreachable'
  | 'cookie'
  | 'not-linked'
  | 'unconfirmed'
  | 'closed'
  | 'other'

const known: Record<string, SignInFailure> = {
  CredentialsSignin: 'credentials',
  Limited: 'limited',
  SecondWay: 'second-way',
  Busy: 'busy',
  Unreachable: 'unreachable',
  SessionMissing: 'cookie',
  MissingCSRF: 'cookie',
  OAuthAccountNotLinked: 'not-linked',
  GoogleUnconfirmed: 'unconfirmed',
  AccessDenied: 'closed',
}

/** What the session's error means to the person who typed. */
export const signInFailure = (error: string | null): SignInFailure =>
  error !== null && Object.hasOwn(known, error) ? (known[error] ?? 'other') : 'other'

export const failureTitles: Record<SignInFailure, string> = {
  credentials: 'Wrong e-mail or password',
  limited: 'Too many attempts in a short time',
  'second-way': 'We ask for a code as well',
  busy: 'Too many people are signing in right now',
  unreachable: 'We could not reach the server',
  cookie: 'Your browser did not keep the sign-in',
  'not-linked': 'This address has another sign-in',
  unconfirmed: 'Google has not confirmed this address',
  closed: 'This account is closed',
  other: 'The sign-in did not work',
}
