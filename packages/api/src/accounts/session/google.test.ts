import { expect } from 'vitest'
import { sessionBrowser } from '../../../testing/browser.ts'
import { identityServer } from '../../../testing/identity-server.ts'
import { test as base } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'

const keys = { clientId: 'northlight-web', clientSecret: 'a-secret-of-the-provider' }
const asha = { sub: '1093', email: 'asha@northlight.test', email_verified: true, name: 'Asha Rao' }

type Provider = Awaited<ReturnType<typeof identityServer>>

const test = base.extend<{ provider: Provider; client: ReturnType<typeof sessionBrowser> }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures from this pattern
  provider: async ({}, use) => {
    const provider = await identityServer(keys)
    await use(provider)
    provider.close()
  },
  client: async ({ world, provider }, use) => {
    const google = { ...keys, issuer: provider.issuer }
    await use(sessionBrowser(createApi({ ...world.services, google }), world.services.siteUrl))
  },
})

const start = async (client: ReturnType<typeof sessionBrowser>) => {
  const fields = { csrfToken: await client.csrf(), callbackUrl: 'https://northlight.test/profile', json: 'true' }
  return (JSON.parse((await client.send('signin/google', fields)).body) as { url: string }).url
}

/** The whole round: to the provider, yes, and back. */
const round = async (client: ReturnType<typeof sessionBrowser>, provider: Provider, claims: typeof asha) => {
  const back = provider.consent(await start(client), claims)
  return client.send(`callback/google${back.search}`)
}

test('without keys there is no such provider; with them there is', async ({ api, client, world }) => {
  const bare = sessionBrowser(api, world.services.siteUrl)
  expect(Object.keys(JSON.parse((await bare.send('providers')).body))).toEqual(['credentials'])
  expect(Object.keys(JSON.parse((await client.send('providers')).body))).toEqual(['credentials', 'google'])
})

test('a newcomer gets an account whose address is confirmed, and the same one the next time', async ({
  client,
  provider,
  ctx,
}) => {
  expect(await round(client, provider, asha)).toMatchObject({
    status: 302,
    location: '/profile',
  })
  const { user } = await client.session()
  expect(user).toMatchObject({ name: 'Asha Rao', email: asha.email, verified: 'VERIFIED' })
  await round(client, provider, { ...asha, email: 'moved@northlight.test' })
  expect((await client.session()).user?.id).toBe(user?.id)
  expect(await ctx.db.selectFrom('users').select(['email', 'password_hash', 'role']).execute()).toEqual([
    { email: asha.email, password_hash: null, role: 'student' },
  ])
})

test('an account with the same confirmed address is joined', async ({ client, provider, make, ctx }) => {
  const user = await make.user({ email: 'ASHA@northlight.test', email_verified_at: ctx.now() })
  await round(client, provider, asha)
  expect((await client.session()).user?.id).toBe(String(user.id))
})

test.for([
  ['an account whose address nobody confirmed', { is_active: true }, asha, 'OAuthAccountNotLinked'],
  [
    'an address that Google has not confirmed',
    { is_active: true },
    { ...asha, email_verified: false },
    'GoogleUnconfirmed',
  ],
  ['a closed account', { is_active: false }, asha, 'AccessDenied'],
] as const)('%s is never taken over', async ([, fields, claims, error], { client, provider, make, ctx }) => {
  await make.user({ email: asha.email, ...fields })
  const { location } = await round(client, provider, claims)
  expect(new URL(location ?? '', 'https://northlight.test').searchParams.get('error')).toBe(error)
  expect(new URL(location ?? '', 'https://northlight.test').pathname).toBe('/auth/sign-in')
  expect(await client.session()).toEqual({})
  expect(await ctx.db.selectFrom('external_accounts').selectAll().execute()).toEqual([])
})

test('an answer with a foreign state, or used twice, opens nothing', async ({ client, provider, ctx }) => {
  const back = provider.consent(await start(client), asha)
  const forged = new URLSearchParams(back.search)
  forged.set('state', 'forged')
  await client.send(`callback/google?${forged}`)
  expect(await client.session()).toEqual({})
  const good = provider.consent(await start(client), asha)
  await client.send(`callback/google${good.search}`)
  await ctx.db.deleteFrom('access_tokens').execute()
  await client.send(`callback/google${good.search}`)
  expect(await client.session()).toEqual({})
})
