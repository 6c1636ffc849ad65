import { readdir } from 'node:fs/promises'
import { relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { s3Storage } from '@northlight/api/media/s3-storage'
import { password } from '@northlight/api/testing/factories'
import { aPdf } from '@northlight/api/testing/files'
import { choice, sitter } from '@northlight/api/testing/sitter'
import { instant, later } from '@northlight/contract/dates'
import { days, seconds } from '@northlight/contract/durations'
import { articles } from '@northlight/contract/office/resources/articles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { speakTo, speakToEither, startCluster } from '../testing/cluster.ts'

let cluster: Awaited<ReturnType<typeof startCluster>>

beforeAll(async () => {
  cluster = await startCluster()
}, seconds(120))
afterAll(() => cluster?.stop(), seconds(60))

const soon = { timeout: seconds(30), interval: 50 }

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, `${entry.parentPath}/${entry.name}`))

describe('records of the office over several processes', { timeout: seconds(90) }, () => {
  const example = { ...articles.example, name: 'From another process', slug: 'from-another-process' }

  const editor = async () => {
    const { make } = cluster
    const token = await make.token(await make.user({ role: 'editor' }))
    const at = (host: { origin: string }) => {
      const http = speakTo(host)
      return {
        get: (path: string) => http.get(path, { token }),
        post: (path: string, body: unknown) => http.postJson(path, body, { token }),
      }
    }
    return at
  }

  test('what is published and hidden at one is seen and gone in the kept page of the other within the second', async () => {
    const { one, two } = cluster
    const at = await editor()
    const page = async ({ origin }: { origin: string }) => {
      const reply = await fetch(`${origin}/knowledge-desk/from-another-process`)
      return { status: reply.status, text: await reply.text() }
    }
    const made = (await at(one).post('/office/articles', { key: 'key-of-the-cluster', values: example })).body
      .record as {
      id: number
      version: number
    }
    const path = `/office/articles/${made.id}`
    expect((await page(two)).status).toBe(404)
    const published = await at(one).post(`${path}/publish`, { version: made.version })
    expect(published.status).toBe(200)
    const inTime = { timeout: seconds(1), interval: 20 }
    await expect.poll(async () => (await page(two)).status, inTime).toBe(200)
    await expect.poll(async () => (await page(one)).status, inTime).toBe(200)

    // A draft saved at one is previewed at the other, and nobody else sees it.
    const marker = 'marker-of-the-cluster'
    const save = { base: published.body.version, session: 'tab', seq: 1, changes: { name: marker } }
    const saved = await at(one).post(`${path}/draft`, save)
    const preview = await at(one).post(`${path}/preview`, { version: saved.body.version })
    const shown = await fetch(`${two.origin}${preview.body.path}`)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'x-frame-options': 'SAMEORIGIN',
    })
    expect(await shown.text()).toContain(marker)
    for (const host of [one, two]) {
      const plain = await fetch(`${host.origin}/knowledge-desk/from-another-process`)
      expect(plain.headers.get('x-frame-options')).toBe('DENY')
      expect(await plain.text()).not.toContain(marker)
      const forged = await fetch(`${host.origin}${String(preview.body.path).slice(0, -4)}AAAA`)
      expect(await forged.text()).not.toContain(marker)
      for (const rest of ['/sitemap.xml', '/feed.xml', '/api/v1/blog', '/api/v1/search?q=cluster'])
        expect(await (await fetch(host.origin + rest)).text(), rest).not.toContain(marker)
    }

    const { version } = (await at(two).get(path)).body.record as { version: number }
    expect((await at(two).post(`${path}/hide`, { version })).status).toBe(200)
    await expect.poll(async () => (await page(one)).status, inTime).toBe(404)
    expect((await (await fetch(`${two.origin}/sitemap.xml`)).text()).includes('from-another-process')).toBe(false)
  })

  test('a schedule is published once by the worker', async () => {
    const { one, db } = cluster
    const at = await editor()
    const made = (
      await at(one).post('/office/articles', { key: 'key-of-a-plan', values: { ...example, slug: 'planned-here' } })
    ).body.record as { id: number; version: number }
    const soonAt = new Date(Date.now() + seconds(2)).toISOString()
    const path = `/office/articles/${made.id}`
    expect((await at(one).post(`${path}/publish`, { version: made.version, at: soonAt })).status).toBe(200)
    await expect.poll(async () => (await fetch(`${one.origin}/knowledge-desk/planned-here`)).status, soon).toBe(200)
    const lines = await db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'records.publish')
      .where('entity_id', '=', String(made.id))
      .execute()
    expect(lines).toHaveLength(1)
  })
})

describe('two web processes and a worker on one PostgreSQL and one bucket', { timeout: seconds(90) }, () => {
  test('who signs in at one is signed in at the other, and signed out at both', async () => {
    const { make, one, two } = cluster
    const { email } = await make.user()
    const { body } = await speakTo(one).postJson('/auth/login', { email, password })
    const token = String(body.token)
    expect(await speakTo(two).get('/profile', { token })).toMatchObject({ status: 200, body: { user: { email } } })
    expect((await speakTo(two).get('/auth/logout', { token })).status).toBe(200)
    expect((await speakTo(one).get('/profile', { token })).status).toBe(401)
  })

  test('a limit that is used up at one is used up at the other', async () => {
    const { one, two } = cluster
    const send = (http: ReturnType<typeof speakTo>) =>
      http.postJson('/subscription-form', { email: 'flood@example.com', page_url: `${one.origin}/about-us` })
    let sent = 0
    for (let status = 0; status !== 429; sent += 1) {
      status = (await send(speakTo(one))).status
      expect(sent).toBeLessThan(50)
    }
    expect((await send(speakTo(two))).status).toBe(429)
  })

  test('a change through one is seen in the kept page of the other', async () => {
    const { make, one, two } = cluster
    const course = await make.course({ slug: 'seats-course' })
    const branch = await make.branch({ slug: 'seats-branch' })
    await make.courseAtBranch({ course_id: course.id, branch_id: branch.id, amount_paise: 0, seats: 5 })
    const path = '/course/seats-course/branch/seats-branch'
    const seatsAt = async ({ origin }: { origin: string }) => {
      const page = await (await fetch(`${origin}/seats-branch/courses/seats-course`)).text()
      return Number(/"seats_left":(\d+)/.exec(page)?.[1])
    }
    const keptAt = async ({ origin }: { origin: string }) =>
      Number(
        /northlight_page_cache_total\{result="hit"\} (\d+)/.exec(await (await fetch(`${origin}/metrics`)).text())?.[1],
      )
    const callAt = async ({ origin }: { origin: string }) => {
      const reply = await fetch(`${origin}/api/v1${path}?utm_source=mail`)
      return { tag: reply.headers.get('etag'), left: Number(/"seats_left":(\d+)/.exec(await reply.text())?.[1]) }
    }
    expect([await seatsAt(one), await seatsAt(two)]).toEqual([5, 5])
    // The page was made of this call, so its reply is kept already.
    expect(await callAt(two)).toEqual({ tag: expect.stringMatching(/^W/), left: 5 })
    const before = await keptAt(two)
    await seatsAt(two)
    expect(await keptAt(two)).toBe(before + 1)
    const student = { name: 'Asha Rao', email: 'seats@example.com', phone: '9845000199' }
    expect((await speakTo(one).postJson(`${path}/enroll`, student)).status).toBe(201)
    // A page grows old by itself after a minute; this is the news from the other process.
    await expect.poll(() => seatsAt(two), { timeout: seconds(10), interval: 20 }).toBe(4)
    expect(await seatsAt(one)).toBe(4)
    expect([await callAt(one), await callAt(two)]).toMatchObject([{ left: 4 }, { left: 4 }])
  })

  test('seats of an event are reserved at both and never given twice', async () => {
    const { make, db, one, two } = cluster
    const event = await make.event({ slug: 'crowded', event_date: later(instant(Date.now()), days(2)), seats: 10 })
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        speakTo(n % 2 ? one : two).postForm('/event/crowded/reserve', {
          name: 'Asha Rao',
          phone: `98450003${String(n).padStart(2, '0')}`,
          people: '2',
        }),
      ),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(5)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(15)
    const { seats_taken } = await db
      .selectFrom('events')
      .select('seats_taken')
      .where('id', '=', event.id)
      .executeTakeFirstOrThrow()
    expect(seats_taken).toBe(10)
  })

  test('what is uploaded at one is read at the other and lies on no machine', async () => {
    const { make, one, two, s3 } = cluster
    const opening = await make.jobOpening()
    const form = { name: 'Asha Rao', email: 'asha@example.com', phone: '9845000199', cv: aPdf('Asha Rao.pdf') }
    const { status, body } = await speakTo(one).postForm(`/job-openings/enquiry/${opening.id}/create`, form)
    expect(status).toBe(201)
    const { pathname } = new URL((body.job_enquiry as { cv: string }).cv)
    const token = await make.token(await make.user({ role: 'admin' }))
    const file = await fetch(two.origin + pathname, { headers: { authorization: `Bearer ${token}` } })
    expect(await file.text()).toMatch(/^%PDF/)

    const { bucket, endpoint, keys } = s3
    const files = await s3Storage({ bucket, endpoint, keys, prefix: '', region: 'ap-south-1' })
    expect((await files.private.list('cv')).length).toBe(1)
    await files.public.write('campus/hall.svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'))
    files.close()
    for (const { origin } of [one, two]) {
      const picture = await fetch(`${origin}/storage/campus/hall.svg`)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    }
  })

  test('the worker makes the file of a person’s data, and either web process sends it', async () => {
    const { make, db, one, two } = cluster
    const user = await make.user()
    const token = await make.token(user)
    expect((await speakTo(one).postJson('/profile/export', {}, { token })).status).toBe(200)
    const exports = async () => {
      const { body } = await speakTo(two).get('/profile/data', { token })
      return (body.data as { exports: { state: string; url: string | null }[] }).exports
    }
    await expect.poll(async () => (await exports())[0]?.state, soon).toBe('ready')
    const address = new URL((await exports())[0]?.url ?? '')
    for (const { origin } of [one, two]) {
      const file = await fetch(origin + address.pathname + address.search)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
      expect(
        Buffer.from(await file.arrayBuffer())
          .subarray(0, 4)
          .toString('latin1'),
      ).toBe('PK\u0003\u0004')
    }
    const mails = () => db.selectFrom('mails').select('dedupe_key').where('to_address', '=', user.email).execute()
    await expect.poll(mails, soon).toEqual([{ dedupe_key: expect.stringMatching(/^export-ready:/) }])
  })

  test('a machine is lost and replaced while students write, and none of them notices', async () => {
    const { make, db, one, two, replaceTwo } = cluster
    const paper = await make.onlineTest()
    let resent = 0
    const http = speakToEither([one, two], () => {
      resent += 1
    })
    const hall = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => sitter({ make, http }, paper, { tab: `tab-number-${n}` })),
    )
    for (const student of hall) expect((await student.start()).status).toBe(200)

    const written = hall.map(() => 0)
    let isOver = false
    const write = async (student: (typeof hall)[number], index: number) => {
      let last: unknown
      while (!isOver) {
        const number = (written[index] ?? 0) + 1
        const step = student.step(number, choice(student.slots[number % 3], 'ABCD'[number % 4] ?? 'A'), Date.now())
        // Every third packet carries the one before it again, as after an answer that was not heard.
        const { status, body } = await student.save(number % 3 === 0 ? [last, step] : [step])
        expect({ status, ...body }).toMatchObject({
          status: 200,
          complete_up_to: number,
          gaps: [],
          conflicts: [],
          late: [],
        })
        written[index] = number
        last = step
        // The pace of somebody who clicks in great haste; faster, the limit for floods would answer.
        await sleep(40)
      }
      return last as { number: number }
    }
    const reached = (count: number) => expect.poll(() => Math.min(...written), soon).toBeGreaterThanOrEqual(count)

    const writing = Promise.all(hall.map(write))
    const replacing = (async () => {
      await reached(8)
      await replaceTwo(() => reached(Math.max(...written) + 8))
      await reached(Math.max(...written) + 8)
    })().finally(() => {
      isOver = true
    })
    const [lasts] = await Promise.all([writing, replacing])
    expect(resent).toBeGreaterThan(0)

    for (const [index, student] of hall.entries()) {
      const { id } = await db
        .selectFrom('attempts')
        .select('id')
        .where('uuid', '=', student.attempt)
        .executeTakeFirstOrThrow()
      const stored = await db
        .selectFrom('attempt_steps')
        .select('number')
        .where('attempt_id', '=', id)
        .orderBy('number')
        .execute()
      expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: written[index] ?? 0 }, (_, at) => at + 1))
    }

    // A copied tab: the same number with another content, told by whichever process is asked.
    const [student] = hall
    const number = lasts[0]?.number ?? 0
    const other = student?.step(number, { do: 'clear', slot: student.slots[0] }, Date.now())
    for (const host of [one, cluster.two]) {
      const body = { attempt: student?.attempt, device: 1, steps: [other] }
      const reply = await speakTo(host).postJson(`/tests/${paper.slug}/attempt/steps`, body, { token: student?.token })
      expect(reply).toMatchObject({ status: 200, body: { conflicts: [number], complete_up_to: number, gaps: [] } })
    }

    // Handed in at one, marked by the worker.
    for (const [index, one] of hall.entries()) expect((await one.submit(written[index] ?? 0)).status).toBe(200)
    const states = async () => {
      const rows = await db.selectFrom('attempts').select('state').where('test_id', '=', paper.id).execute()
      return [...new Set(rows.map(({ state }) => state))]
    }
    await expect.poll(states, soon).toEqual(['graded'])
  })

  test('no machine holds a file of a person: pictures for the public, and nothing else', async () => {
    const { one, worker } = cluster
    expect((await filesIn(one.folder)).filter((path) => !path.startsWith('cache/'))).toEqual([])
    expect(await filesIn(worker.folder)).toEqual([])
  })

  test('one is asked to stop: it says "not ready", answers what it has, ends with 0; the other serves on', async () => {
    const { one, two, worker } = cluster
    const status = (origin: string, path: string) => fetch(origin + path).then((reply) => reply.status)
    one.child.kill('SIGTERM')
    await expect.poll(() => status(one.origin, '/readyz'), { ...soon, interval: 10 }).toBe(503)
    expect(await status(one.origin, '/api/v1/branch/all')).toBe(200)
    expect((await one.ended).code).toBe(0)
    expect(await status(two.origin, '/readyz')).toBe(200)
    worker.child.kill('SIGTERM')
    expect((await worker.ended).code).toBe(0)
  })
})
