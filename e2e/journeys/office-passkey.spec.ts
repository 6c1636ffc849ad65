import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { axe } from '../support/axe.ts'
import { enterOffice, title } from '../support/office.ts'
import { startServer } from '../support/server.ts'
import { test as base } from '../support/test.ts'

const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
const cli = fileURLToPath(new URL('../../apps/server/build/cli.mjs', import.meta.url))
const email = 'latha@northlight.test'
const password = 'Polaris#2027'

/** An institute that has just been set up, under a name: browsers keep passkeys for names alone. */
const test = base.extend<{ institute: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the braces
  institute: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'northlight-empty-'))
    const server = await startServer({ dataDir, smtpUrl: 'smtp://127.0.0.1:9', isEmpty: true, host: 'localhost' })
    const command = spawn(node, [cli, 'create-admin', email, 'Latha Rao'], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir },
      stdio: ['pipe', 'ignore', 'inherit'],
    })
    command.stdin?.end(password)
    const [code] = await once(command, 'exit')
    expect(code).toBe(0)
    await use(server.url)
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
  siteUrl: async ({ institute }, use) => use(institute),
})

/** A fingerprint reader that always says yes, inside the real browser. */
const addReader = async (page: Page) => {
  const devices = await page.context().newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('the first admin, made while the server runs, signs in with a passkey', { tag: '@desktop' }, async ({ page }) => {
  await addReader(page)
  await enterOffice(page, email, password)
  await expect(title(page, 'Add a second factor')).toBeVisible()
  await page.getByLabel('Name of this device').fill('Front desk')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(title(page, 'Write your recovery codes down')).toBeVisible()
  const third = (await page.locator('.recovery__codes li').nth(2).textContent()) ?? ''
  await page.getByLabel('Type the third one back').fill(third)
  await page.getByRole('button', { name: 'Into the office' }).click()
  await expect(page.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible()
  // An institute without anything in it has screens all the same.
  await axe(page)

  await page.getByRole('button', { name: /my menu/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  // Anyone who asks for the sign-in before the session has ended is led back into the office.
  await expect(page).toHaveURL(/\/office\/sign-in/)
  await enterOffice(page, email, password)
  await expect(title(page, 'Your second factor')).toBeVisible()
  await axe(page)
  await page.getByRole('button', { name: 'Use the passkey of this device' }).click()
  await expect(page.getByRole('navigation', { name: 'Office', exact: true })).toBeVisible()
  await page.goto('/office/me')
  await expect(page.getByText('Front desk')).toBeVisible()
})
