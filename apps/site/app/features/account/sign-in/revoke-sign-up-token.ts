/**
 * Making an account also gives out a token, which the site does not use: it signs in with a session. Left alone it
 * would stand in the list of devices as one that the student does not know.
 */
export const revokeSignUpToken = async (apiUrl: string, token: string) => {
  const { createClient } = await import('@northlight/contract/client')
  // Nobody waits for it, and it ends by itself after a while.
  await createClient({ baseUrl: apiUrl, token: () => token })
    .get('/auth/logout')
    .catch(() => undefined)
}
