import { startSmtpServer } from '@northlight/mail/testing/smtp-server'
import { expect, test } from 'vitest'
import { commandHere } from '../../testing/serve-here.ts'
import { temporaryFolder } from '../../testing/server-process.ts'

test('tries the mail server without sending a mail, and names what is not known', async () => {
  const DATA_DIR = await temporaryFolder()
  expect((await commandHere(['migrate'], { DATA_DIR })).code).toBe(0)
  const none = await commandHere(['check'], { DATA_DIR, SMPT_URL: 'smtp://user:secret@host' })
  expect(none).toMatchObject({ code: 0 })
  expect(none.stdout).toContain('did you mean SMTP_URL?')
  expect(none.stdout).toContain('no mail server is set')
  expect(none.stdout).not.toContain('secret')

  const server = await startSmtpServer()
  const good = await commandHere(['check'], { DATA_DIR, SMTP_URL: server.url })
  expect(good).toMatchObject({ code: 0, stderr: '' })
  expect(good.stdout).toContain('The mail server answers and lets us in; no mail was sent.')
  expect(server.mails).toEqual([])
  await server.stop()

  // What fails does not keep the rest from being looked at.
  const down = await commandHere(['check'], { DATA_DIR, SMTP_URL: server.url })
  expect(down.code).toBe(1)
  expect(down.stderr).toContain('could not be used')
  expect(down.stdout).toContain('The database answers and is up to date.')
})
