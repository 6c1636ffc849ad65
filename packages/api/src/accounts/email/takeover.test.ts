import { describe, expect } from 'vitest'
import { sessionBrowser } from '../../../testing/browser.ts'
import { identityServer } from '../../../testing/identity-server.ts'
import { test as base } from '../../../testing/test.ts'
import { createApi } from '../../create-api.ts'

const keys = { clientId: 'northlight-web', clientSecret: 'a-secret-of-the-provider' }
const attacker = { email: 'attacker@example.com', password: 'Attacker#2026' }
const victim = { email: 'victim@example.com', password: 'Victim#2027' }
const google = { sub: 'attacker-1', email: attacker.email, email_verified: true, name: 'Nobody' }

type Fixtures = {
  /** Signs the attacker in by Google, whose word is good for his own address. */
  byGoogle: () => Promise<string>
  /** The secret in the last mail of a kind to an address, after the mails have gone out. */
  mailed: (to: string, kind: string) => Promise<string>
}

const test = base.extend<Fixtures>({
  byGoogle: async ({ world }, use) => {
    const provider = await identityServer(keys)
    const api = createApi({ ...world.services, google: { ...keys, issuer: provider.issuer } })
    await use(async () => {
      const client = sessionBrowser(api, world.services.siteUrl)
      const fields = { csrfToken: await client.csrf(), callbackUrl: 'https://northlight.test/profile', json: 'true' }
      const { url } = JSON.parse((await client.send('signin/google', fields)).body) as { url: string }
      await client.send(`callback/google${provider.consent(url, google).search}`)
      // The token that scripts are given counts with the cookie alone; the cookie's own counts everywhere.
      return decodeURIComponent(client.jar.get('next-auth.session-token') ?? '')
    })
    provider.close()
  },
  mailed: async ({ api, world }, use) =>
    use(async (to, kind) => {
      await api.runner.drain()
      const texts = world.mail.to(to).map(({ text }) => text)
      return [...texts.join('\n').matchAll(new RegExp(`/${kind}/([\\w-]+)`, 'g'))].at(-1)?.[1] ?? ''
    }),
})

describe('an account that was prepared for its victim', () => {
  test('stays the attacker’s own: the victim signs up beside it, and nothing of his opens hers', async ({
    http,
    api,
    world,
    make,
    mailed,
    byGoogle,
  }) => {
    await make.institute()
    const token = await byGoogle()
    // By Google he has no password; a mailed code to his own mailbox stands for it.
    await http.send('POST', '/profile/code', undefined, { token })
    await api.runner.drain()
    const code = /\b\d{6}\b/.exec(world.mail.to(attacker.email).at(-1)?.text ?? '')?.[0]
    const wish = { ...aPerson, email: victim.email }
    expect((await http.postJson('/profile/update', wish, { token })).status).toBe(422)
    expect((await http.postJson('/profile/update', { ...wish, code }, { token })).status).toBe(200)
    const undoLink = await mailed(attacker.email, 'undo-address')

    const hers = { name: 'Asha Rao', phone: '9845012346', ...victim, confirm_password: victim.password }
    const signedUp = await http.postJson('/auth/register', hers, { address: '203.0.113.8' })
    expect(signedUp.status).toBe(201)
    expect((await http.send('POST', `/address-change/${undoLink}/undo`)).status).toBe(200)
    const own = await http.get('/profile', { token: await byGoogle() })
    expect(own.body.user).toMatchObject({ email: attacker.email })
    const { body } = await http.postJson('/auth/login', victim)
    expect(body.user).toMatchObject({ name: 'Asha Rao', email: victim.email })
  })

  test('with the victim’s address, from before a new address had to be confirmed: her new password ends it all', async ({
    http,
    ctx,
    make,
    mailed,
    byGoogle,
  }) => {
    await make.institute()
    const token = await byGoogle()
    const user = await ctx.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    // The state an older version has left: the address is hers, the way back and the provider are his.
    const { hashPassword } = await import('../password/passwords.ts')
    const password_hash = await hashPassword(attacker.password)
    await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    const wish = { ...aPerson, email: victim.email, password: attacker.password }
    expect((await http.postJson('/profile/update', wish, { token })).status).toBe(200)
    const undoLink = await mailed(attacker.email, 'undo-address')
    expect(undoLink).not.toBe('')
    await ctx.db.updateTable('users').set({ email: victim.email, email_verified_at: null }).execute()
    await ctx.db.updateTable('address_changes').set({ wanted_email: null }).execute()

    await http.postJson('/auth/forgot-password', { email: victim.email })
    const reset = await mailed(victim.email, 'reset-password')
    const chosen = { ...victim, password_confirmation: victim.password }
    expect((await http.postJson(`/auth/reset-password/${reset}`, chosen)).status).toBe(200)

    expect((await http.send('POST', `/address-change/${undoLink}/undo`)).status).toBe(400)
    expect((await http.get('/profile', { token })).status).toBe(401)
    expect((await http.postJson('/auth/login', { email: victim.email, password: attacker.password })).status).toBe(400)
    // His Google identity makes an account of his own, with nothing of hers in it.
    const his = await http.get('/profile', { token: await byGoogle() })
    expect(his.body.user).toMatchObject({ email: attacker.email })
    const { body } = await http.postJson('/auth/login', victim)
    expect(body.user).toMatchObject({ id: user.id, email: victim.email, verified: 'VERIFIED' })
  })

  test('whose wish for her address she confirms: his way back and his provider end with it', async ({
    http,
    api,
    ctx,
    make,
    mailed,
    byGoogle,
    world,
  }) => {
    await make.institute()
    await byGoogle()
    const user = await ctx.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    const { hashPassword } = await import('../password/passwords.ts')
    const password_hash = await hashPassword(attacker.password)
    await ctx.db.updateTable('users').set({ password_hash }).where('id', '=', user.id).execute()
    const token = await byGoogle()
    const wish = { ...aPerson, email: victim.email, password: attacker.password }
    await http.postJson('/profile/update', wish, { token })
    const undoLink = await mailed(attacker.email, 'undo-address')
    const link = await mailed(victim.email, `email/verify/${user.id}`)
    const address = `${world.services.siteUrl}/email/verify/${user.id}/${link}`
    const caller = { address: '203.0.113.9', requestId: 'mailbox' }
    // Her mail program looks at the link first.
    for (const method of ['HEAD', 'GET']) await api.confirmEmail(new Request(address, { method }), caller)
    expect((await ctx.db.selectFrom('users').select('email').execute())[0]?.email).toBe(attacker.email)
    await api.confirmEmail(new Request(address, { method: 'POST' }), caller)
    expect((await ctx.db.selectFrom('users').select('email').execute())[0]?.email).toBe(victim.email)

    expect((await http.send('POST', `/address-change/${undoLink}/undo`)).status).toBe(400)
    expect(await ctx.db.selectFrom('external_accounts').selectAll().execute()).toEqual([])
    expect((await http.get('/profile', { token: await byGoogle() })).body.user).not.toMatchObject({ id: user.id })
    // What is left to him, a session and a password, ends when she chooses hers.
    await http.postJson('/auth/forgot-password', { email: victim.email })
    const reset = await mailed(victim.email, 'reset-password')
    await http.postJson(`/auth/reset-password/${reset}`, { ...victim, password_confirmation: victim.password })
    expect((await http.get('/profile', { token })).status).toBe(401)
    expect((await http.postJson('/auth/login', victim)).body.user).toMatchObject({ id: user.id })
  })
})

const aPerson = { name: 'A Person', phone: '9845012345' }
