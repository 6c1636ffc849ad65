/**
 * Making an account also gives out a token, which the site does not use: it signs in with a session. Left alone it
 * would stand in the list of devices as one that the student does not know.
 */
export const revokeSignUpToken = (apiUrl: string, token: string) =>
  import('@northlight/contract/client')
    .then(({ createClient }) => createClient({ baseUrl: apiUrl, token: () => token }).get('/auth/logout'))
    // Silent, and no reason to reload: nobody waits for it, and it ends by itself after a while.
    .catch(() => undefined)
