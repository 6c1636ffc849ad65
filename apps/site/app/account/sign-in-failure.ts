export type SignInFailure = 'credentials' | 'limited' | 'unreachable' | 'cookie' | 'other'

const known: Record<string, SignInFailure> = {
  CredentialsSignin: 'credentials',
  Limited: 'limited',
  Unreachable: 'unreachable',
  SessionMissing: 'cookie',
  MissingCSRF: 'cookie',
}

/** What the session's error means to the person who typed. */
export const signInFailure = (error: string | null): SignInFailure =>
  error !== null && Object.hasOwn(known, error) ? (known[error] ?? 'other') : 'other'

export const failureTitles: Record<SignInFailure, string> = {
  credentials: 'E-mail and password do not fit together',
  limited: 'Too many tries in a short time',
  unreachable: 'We could not reach the server',
  cookie: 'Your browser did not keep the sign-in',
  other: 'The sign-in did not work',
}
