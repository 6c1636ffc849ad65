import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { registrationById } from '@northlight/api/admissions/queries'
import { ticketAddress } from '@northlight/api/admissions/sittings/hall-ticket'
import { createApi } from '@northlight/api/create-api'
import { systemContext } from '@northlight/api/kernel/context'
import { receiptLink } from '@northlight/api/payments/receipts/receipt-link'
import { aGuest } from '@northlight/api/testing/candidates'
import { factories } from '@northlight/api/testing/factories'
import { testServices } from '@northlight/api/testing/services'
import { speaker } from '@northlight/api/testing/test'
import { seconds } from '@northlight/contract/durations'
import { migrate } from '@northlight/db/migrate'
import { openDatabase } from '@northlight/db/open-database'
import { expect, test } from 'vitest'
import { commandHere } from '../../testing/serve-here.ts'
import { temporaryFolder } from '../../testing/server-process.ts'
import { readEnvironment } from '../environment.ts'
import { openKeys } from '../keys.ts'
import { openStorage } from '../storage.ts'

/** The API on a data folder, with its own database, files and keys; only the bank, the mail host and the clock are not real. */
const open = async (DATA_DIR: string) => {
  const environment = readEnvironment({ DATA_DIR })
  const database = await openDatabase(environment.databaseUrl)
  await migrate(database)
  const world = await testServices(database)
  const storage = await openStorage(environment, () => {})
  const services = { ...world.services, keys: await openKeys(environment), storage }
  const api = createApi(services)
  const close = async () => {
    await database.close()
    await world.cleanUp()
  }
  return { ...world, api, close, ctx: systemContext(services, 'test'), http: speaker(api.fetch, services.siteUrl) }
}

const opened = (api: Awaited<ReturnType<typeof open>>['api'], url: string) =>
  api.fetch(new Request(url), { address: '203.0.113.7', requestId: 'test' })

const patience = { timeout: seconds(90) }

test(
  'a backup restored on an empty machine: printed hall tickets are good, receipt links open, nobody else can read it',
  patience,
  async () => {
    const DATA_DIR = await temporaryFolder()
    const first = await open(DATA_DIR)
    const make = factories(first.ctx)
    await make.institute()
    await make.sitting({ code: 'a' })
    const { body } = await first.http.postJson('/admission/registration', aGuest({ sitting: 'a' }))
    const { id, razorpay_order_id } = body.data as { id: number; razorpay_order_id: string }
    const proof = first.gateway.pay(razorpay_order_id)
    const paid = await first.http.postJson('/admission/verify', {
      razorpay_order_id,
      razorpay_payment_id: proof.payment_id,
      razorpay_signature: proof.signature,
    })
    expect(paid.status).toBe(200)
    const registration = await registrationById(first.ctx.db, id)
    if (!registration) throw new Error('the registration is gone')
    const printed = ticketAddress(first.ctx, registration).split('/').at(-1)
    const receipt = await first.ctx.db.selectFrom('receipts').select('id').executeTakeFirstOrThrow()
    const mailed = receiptLink(first.ctx, receipt, 'mail')
    await first.close()

    const backup = join(await temporaryFolder(), 'backup')
    expect(await commandHere(['backup', backup], { DATA_DIR })).toMatchObject({ code: 0, stderr: '' })
    for (const entry of await readdir(backup, { withFileTypes: true, recursive: true })) {
      const { mode } = await stat(join(entry.parentPath, entry.name))
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600])
    }
    expect((await stat(backup)).mode & 0o777).toBe(0o700)

    const anew = join(await temporaryFolder(), 'data')
    expect(await commandHere(['restore', backup], { DATA_DIR: anew })).toMatchObject({ code: 0, stderr: '' })
    // Keys may be changed afterwards as well.
    for (const purpose of ['hall-ticket', 'receipt-link'])
      expect((await commandHere(['keys', 'rotate', purpose], { DATA_DIR: anew })).code).toBe(0)
    const second = await open(anew)
    expect((await second.http.get(`/admission/hall-ticket/${printed}`)).body).toMatchObject({
      ticket: { is_valid: true },
    })
    const reply = await opened(second.api, mailed)
    expect(reply.headers.get('content-type')).toBe('application/pdf')
    expect((await opened(second.api, mailed.replace(/key=./, 'key=_'))).status).toBe(404)
    await second.close()
  },
)
