import { minutes, seconds } from '@northlight/contract/durations'
import { describe, expect } from 'vitest'
import { admissionText } from '../testing/candidates.ts'
import { listen } from '../testing/listen.ts'
import { olderClient } from '../testing/older-client.ts'
import { test as base } from '../testing/test.ts'
import { createApi } from './create-api.ts'

type Door = { port: string; settle: () => Promise<void>; pay: (orderId: string) => Record<string, string> }

/** The API on a real port. `settle` lets marking and mails happen; `pay` is the payment window of the bank. */
const test = base.extend<{ door: Door }>({
  door: async ({ world }, use) => {
    let handle = async (_: Request): Promise<Response> => new Response(null, { status: 503 })
    const { url, server } = await listen((request) => handle(request))
    const api = createApi({ ...world.services, siteUrl: url, apiUrl: url })
    const caller = { address: '203.0.113.7', requestId: 'older-client' }
    handle = (request) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/api/auth/')) return api.session(request, caller)
      return pathname.startsWith('/v1/') ? api.download(request, caller) : api.fetch(request, caller)
    }
    await use({
      port: new URL(url).port,
      settle: async () => {
        world.clock.advance(minutes(2))
        await api.runner.drain()
      },
      pay: (orderId) => {
        const proof = world.gateway.pay(orderId)
        return {
          razorpay_order_id: proof.order_id,
          razorpay_payment_id: proof.payment_id,
          razorpay_signature: proof.signature,
        }
      },
    })
    server.closeAllConnections()
    server.close()
  },
})

const password = 'Polaris#2027'
const asha = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845012345' }

const candidate = {
  name: 'Ananya Rao',
  school_name: 'Lakeview Public School',
  address: '12 Lake Road, Mysuru',
  father_name: 'Raghavendra Rao',
  father_phone: '9845012346',
  mother_name: 'Lata Rao',
  mother_email: 'mother@example.com',
  mother_phone: '9845012347',
  class: '10th',
  program: 'Two-Year Integrated, JEE',
  password,
  confirm_password: password,
}

/** The site's own host name, and another one that leads to the same machine. */
const hosts = ['127.0.0.1', 'localhost'] as const

// Long journeys over real HTTP, most with several PDFs: a busy machine needs more than the usual half minute.
describe.for(hosts)('a client that knows the published calls alone, at %s', { timeout: seconds(120) }, (host) => {
  test('registers, signs in, enrols and pays, sits every kind of test, and reads its reports', async ({
    make,
    door,
  }) => {
    await make.institute()
    await make.courseAtBranch({
      course_id: (await make.course({ slug: 'foundation-evenings' })).id,
      branch_id: (await make.branch({ slug: 'bengaluru' })).id,
    })
    const untimed = await make.paper({ delivery: 'sequential', clock: 'none' })
    const sold = [
      await make.onlineTest({ delivery: 'sequential' }),
      await make.onlineTest({ paper_version_id: untimed, is_timer_active: false }),
      await make.onlineTest(),
      await make.onlineTest({ is_paid: true, amount_paise: 49_900 }),
    ]
    const wholePaper = await make.onlineTest({
      paper_version_id: await make.paper({ types: ['single', 'numeric'] }),
      is_paid: true,
      amount_paise: 49_900,
    })

    const own = `http://127.0.0.1:${door.port}`
    const client = olderClient(`http://${host}:${door.port}`)
    await client.expected(201, '/auth/register', { ...asha, password, confirm_password: password })
    await client.signInHere(asha.email, password, host === '127.0.0.1' ? own : undefined)
    expect(await client.expected(200, '/user')).toMatchObject(asha)
    expect(await client.expected(200, '/profile')).toMatchObject({ user: { verified: 'VERIFICATION PENDING' } })

    const { enrollmentForm } = await client.expected(201, '/course/foundation-evenings/branch/bengaluru/enroll', asha)
    await client.expected(200, '/enrollment/verify', door.pay(enrollmentForm.razorpay_order_id))
    expect((await client.expected(200, '/courses-enrolled')).data).toMatchObject([{ payment_status: 'PAID' }])

    for (const { slug, is_paid } of sold) {
      const root = `/tests/${slug}`
      expect((await client.expected(200, `${root}/main-detail`)).test).toMatchObject({ is_test_enrolled: null })
      const { test_enrollment } = await client.expected(200, `${root}/apply`)
      if (is_paid) {
        expect(Number(test_enrollment.amount)).toBe(499)
        const proof = door.pay(test_enrollment.razorpay_order_id)
        await client.expected(200, `${root}/apply/payment-verification`, proof)
      }
      expect(await client.sit(root), slug).toBe(3)
      await door.settle()
      expect(await client.expected(200, `${root}/report`)).toMatchObject({ total_score: 12, alloted_score: 12 })
      const { file_key } = await client.expected(200, `${root}/report-download-request`)
      expect(await client.pdf(file_key)).toBe('%PDF-')
    }

    // What these calls cannot show is refused before anybody pays, with a sentence that says where it can be taken.
    const refused = await client.call(`/tests/${wholePaper.slug}/apply`)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.body.message).toContain(`${own}/online-tests/${wholePaper.slug}`)

    const { data } = await client.expected(200, '/tests-enrolled?total=12&page=1')
    expect(data.map((row: { amount: string }) => row.amount).sort()).toEqual(['0', '0', '0', '499'])
    if (host === '127.0.0.1') {
      await client.signOutHere(own)
      expect((await client.call('/profile')).status).toBe(401)
    }
  })

  test('applies for admission, gets the hall ticket, and sits the test at home', async ({ make, door, world }) => {
    await make.institute()
    await make.pageText('admission', admissionText)
    await make.sitting()
    const window = { sits_on: '2026-11-14', closes_on: '2026-11-20', register_by: '2026-11-20' }
    await make.sitting({ mode: 'ONLINE', ...window, opens_from: '09:00', opens_until: '21:00' })
    await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true })

    const root = `http://${host}:${door.port}`
    /** The parent is no part of the client: a button in a mail is pressed somewhere else. */
    const parentAgrees = async (father: string) => {
      await door.settle()
      const mail = world.mail.sent.find(({ to, text }) => to === father && text.includes('/parent-consent/'))
      const [, link] = /\/parent-consent\/([\w-]+)/.exec(mail?.text ?? '') ?? []
      await olderClient(root).expected(200, `/parent-consent/${link}`, { answer: 'agree' })
    }
    const apply = async (fields: Record<string, string>) => {
      const client = olderClient(root)
      const registered = await client.expected(201, '/admission/registration', { ...candidate, ...fields })
      // Shown to the family in place of the page that this client does not have.
      const mustAgree = /guardian has not agreed yet, and must before a test or the hall ticket.*\/profile\/complete\.$/
      expect(registered.message).toMatch(mustAgree)
      const { data } = registered
      expect(data).toMatchObject({ payment_status: 'PENDING', amount: '99' })
      const verified = await client.expected(200, '/admission/verify', door.pay(data.razorpay_order_id))
      expect(verified.message).toMatch(/^Payment done successfully\. /)
      expect(verified.message).toMatch(mustAgree)
      await client.signInByCall(fields.email ?? '', password)
      return client
    }

    const onCampus = await apply({
      email: 'ananya@example.com',
      father_email: 'raghu@example.com',
      mode: 'OFFLINE',
      exam_date: '6 Dec 2026',
      exam_center: 'Test campus',
    })
    expect(await onCampus.expected(200, '/admission/info')).toMatchObject({
      admission_completed: true,
      online_path: null,
      enrollmentForm: { payment_status: 'PAID', exam_date: '6 Dec 2026', created: '2026, 15 Nov' },
    })
    expect(await onCampus.call('/admission/info/download')).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('parent or guardian has not agreed yet') },
    })
    await parentAgrees('raghu@example.com')
    const { file_key } = await onCampus.expected(200, '/admission/info/download')
    expect(await onCampus.pdf(file_key)).toBe('%PDF-')

    const atHome = await apply({ email: 'kavya@example.com', father_email: 'suresh@example.com', mode: 'ONLINE' })
    await parentAgrees('suresh@example.com')
    const { online_path } = await atHome.expected(200, '/admission/info')
    const test = `/admission/info/test/${online_path}`
    await atHome.expected(200, test)
    await atHome.expected(200, `${test}/apply`)
    expect(await atHome.sit(test)).toBe(3)
    await door.settle()
    expect(await atHome.expected(200, `${test}/report`)).toMatchObject({ total_score: 12, alloted_score: 12 })
    const report = await atHome.expected(200, `${test}/report-download-request`)
    expect(await atHome.pdf(report.file_key)).toBe('%PDF-')
  })

  test('pays no fee for a test at home that it could not show', async ({ ctx, make, door }) => {
    await make.institute()
    await make.pageText('admission', admissionText)
    await make.sitting({ mode: 'ONLINE', sits_on: '2026-11-14', closes_on: '2026-11-20', register_by: '2026-11-20' })
    const paper_version_id = await make.paper({ types: ['single', 'numeric'] })
    await make.onlineTest({ slug: 'x-aptitude-test', is_admission: true, paper_version_id })
    const fields = { ...candidate, email: 'ananya@example.com', father_email: 'raghu@example.com', mode: 'ONLINE' }
    const reply = await olderClient(`http://${host}:${door.port}`).call('/admission/registration', fields)
    expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('/admission') } })
    expect(await ctx.db.selectFrom('orders').selectAll().execute()).toEqual([])
    expect(await ctx.db.selectFrom('users').selectAll().execute()).toEqual([])
  })
})
