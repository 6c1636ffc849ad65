import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { aPdf, aPicture, badFiles } from '../../testing/files.ts'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

const photograph = async (colour = '#336699') => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '12/1 58/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'Class room (1).JPG', { type: 'image/jpeg' })
}

type Media = { id: number; path: string }

describe('the picture library', () => {
  test('takes a photograph without what the camera wrote, and knows the same one again', async ({
    office,
    http,
    world,
  }) => {
    const sent = () =>
      photograph().then((file) => http.postForm('/office/media', { file }, { token: office.editor.token }))
    const first = await sent()
    expect(first).toMatchObject({ status: 201, body: { is_known: false, media: { width: 60, height: 40, uses: 0 } } })
    const { path, id } = first.body.media as Media
    expect(path).toMatch(/^uploads\/2026-11\/class-room-1-[0-9a-f]{12}\.jpg$/)
    const stored = await world.services.storage.public.read(path)
    expect((await sharp(stored?.bytes).metadata()).exif).toBeUndefined()
    expect(await sent()).toMatchObject({ status: 201, body: { is_known: true, media: { id } } })
    expect((await office.as(office.editor).get('/office/media?filter[size]=small')).body).toMatchObject({
      data: [{ id }],
    })
    expect(await world.services.storage.public.head(path.replace('uploads', 'originals'))).toBeNull()
  })

  test('refuses what is no picture, and stores nothing of it', async ({ office, http, ctx }) => {
    const broken = new File([Buffer.from('ffd8ffe000104a46494600', 'hex')], 'a.jpg', { type: 'image/jpeg' })
    for (const [what, file] of [
      ...badFiles.filter(([name]) => !name.includes('too large')),
      ['half a picture', broken] as const,
    ]) {
      const reply = await http.postForm('/office/media', { file }, { token: office.editor.token })
      expect(reply.status, what).toBe(422)
    }
    expect(await ctx.db.selectFrom('media').selectAll().execute()).toEqual([])
  })

  test('refuses a picture that is another file as well, and forgets the film of a phone', async ({
    office,
    http,
    ctx,
    world,
  }) => {
    const send = (bytes: Buffer, type: string) =>
      http.postForm(
        '/office/media',
        { file: new File([new Uint8Array(bytes)], 'a.jpg', { type }) },
        { token: office.editor.token },
      )
    const drawn = sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const bytes = await drawn.clone().toFormat(format).toBuffer()
      for (const tail of ['PK\x03\x04 and an archive', '<?php echo 1;', '<HTML><script>alert(1)</script>', '%PDF-1.7'])
        expect(await send(Buffer.concat([bytes, Buffer.from(tail, 'latin1')]), `image/${format}`)).toMatchObject({
          status: 422,
          body: { errors: { file: [expect.stringContaining('another file')] } },
        })
    }
    expect(await ctx.db.selectFrom('media').selectAll().execute()).toEqual([])
    const film = Buffer.concat([await drawn.clone().jpeg().toBuffer(), Buffer.from('\0\0\0\x18ftypmp42 film')])
    const taken = await send(film, 'image/jpeg')
    expect(taken.status).toBe(201)
    const stored = await world.services.storage.public.read((taken.body.media as Media).path)
    expect(Buffer.from(stored?.bytes ?? []).includes('ftypmp42')).toBe(false)
  })

  test('keeps what a question shows: neither deleted nor replaced', async ({ office, http, make }) => {
    const asha = office.as(office.editor)
    const add = async (colour?: string) =>
      (await http.postForm('/office/media', { file: await photograph(colour) }, { token: office.editor.token })).body
        .media as Media
    const [figure, inText] = [await add(), await add('#224466')]
    await make.question({ figure: figure.path })
    await make.question({ solution: { en: `<p>Look: <img src="/storage/${inText.path}" alt="A lens" /></p>` } })
    for (const { id } of [figure, inText]) {
      expect(await asha.delete(`/office/media/${id}`)).toMatchObject({
        status: 409,
        body: { code: 'in-use', uses: [{ resource: 'questions' }] },
      })
      const file = await photograph('#993333')
      expect(
        await http.postForm(`/office/media/${id}/replace`, { file }, { token: office.editor.token }),
      ).toMatchObject({ status: 409, body: { code: 'in-use' } })
      expect((await asha.get(`/office/media/${id}`)).body).toMatchObject({ media: { uses: 1 } })
    }
    expect((await asha.get('/office/media?filter[use]=unused')).body).toMatchObject({ data: [] })
    // A photograph for a page is not looked for among the drawings of questions.
    const room = await add('#778899')
    const photographs = (await asha.get('/office/media?filter[kind]=photograph')).body as { data: Media[] }
    expect(photographs.data.map(({ id }) => id)).toEqual([room.id])
  })

  test('is described, replaced everywhere, and deleted only when nothing shows it', async ({ office, http, ctx }) => {
    const asha = office.as(office.editor)
    const { live, read, save } = recordSteps(asha, 'articles')
    const { media } = (
      await http.postForm('/office/media', { file: await photograph() }, { token: office.editor.token })
    ).body as { media: Media }
    const id = await live({
      image: { path: media.path, alt: 'A room', title: null },
      description: `<p><img src="/storage/${media.path}" alt="A room" /></p>`,
    })
    await save(id, { name: 'With a draft' })
    expect(
      await asha.post(`/office/media/${media.id}`, { alt: 'A class room', focal_x: 0.2, focal_y: 0.5, shows: 'place' }),
    ).toMatchObject({
      status: 200,
      body: { media: { alt: 'A class room', focal_x: 0.2, shows: 'place' } },
    })
    const cleared = { alt: null, focal_x: null, focal_y: null }
    expect(await asha.post(`/office/media/${media.id}`, cleared)).toMatchObject({
      status: 200,
      body: { media: { ...cleared, shows: 'place' } },
    })
    expect(await asha.delete(`/office/media/${media.id}`)).toMatchObject({
      status: 409,
      body: { code: 'in-use', uses: expect.arrayContaining([expect.objectContaining({ id })]) },
    })
    const other = await photograph('#993333')
    const replaced = await http.postForm(
      `/office/media/${media.id}/replace`,
      { file: other },
      { token: office.editor.token },
    )
    expect(replaced).toMatchObject({ status: 200 })
    const { path } = replaced.body.media as Media
    expect(path).not.toBe(media.path)
    const now = await read(id)
    expect(JSON.stringify([now.live, now.values])).not.toContain(media.path)
    expect(now.live).toMatchObject({ image: { path }, description: expect.stringContaining(path) })
    expect((await asha.get('/office/media?filter[use]=unused')).body).toMatchObject({ data: [] })
    // A child's consent is withdrawn: the picture stands nowhere any more.
    await asha.post(`/office/media/${media.id}`, { shows: 'child', consent_withdrawn_on: '2026-11-15' })
    expect((await read(id)).live).toMatchObject({ image: { path: null } })
    expect(await ctx.db.selectFrom('media_former').select('path').execute()).toContainEqual({
      path: expect.stringContaining('.f20-50.'),
    })
  })

  test('is cut as data says: under another address everywhere, and back again', async ({
    office,
    http,
    ctx,
    world,
  }) => {
    const asha = office.as(office.editor)
    const { live, read, save } = recordSteps(asha, 'articles')
    const { media } = (
      await http.postForm('/office/media', { file: await photograph() }, { token: office.editor.token })
    ).body as { media: Media }
    const id = await live({
      image: { path: media.path, alt: 'A room', title: null },
      description: `<p><img src="/storage/${media.path}" alt="A room" /></p>`,
    })
    await save(id, { name: 'With a draft' })
    const cut = async (change: object) => {
      const reply = await asha.post(`/office/media/${media.id}`, change)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return (reply.body.media as Media).path
    }
    const shownAt = async (path: string) => {
      const now = await read(id)
      const kept = await ctx.db.selectFrom('record_versions').select('content').execute()
      const known = await world.services.storage.public.head(path)
      return {
        isLive: JSON.stringify(now.live).split(path).length - 1,
        isDraft: JSON.stringify(now.values).includes(path),
        isKept: JSON.stringify(kept).includes(media.path) === (path === media.path),
        isThere: known !== null,
      }
    }
    const everywhere = { isLive: 2, isDraft: true, isKept: true, isThere: true }
    const focused = await cut({ focal_x: 0.3, focal_y: 0.2 })
    expect(focused).toBe(media.path.replace('.jpg', '.f30-20.jpg'))
    expect(await shownAt(focused)).toEqual(everywhere)
    const crops = { '1': { x: 0.1, y: 0.1, w: 0.5, h: 0.5 } }
    const cropped = await cut({ crops })
    expect(cropped).toMatch(/\.f30-20c[0-9a-f]{6}\.jpg$/)
    // Said again it is the same.
    expect(await cut({ crops })).toBe(cropped)
    // Away again: the file that was first is in use, and no cleaning takes it.
    expect(await cut({ focal_x: 0.5, focal_y: 0.5, crops: {} })).toBe(media.path)
    expect(await shownAt(media.path)).toEqual(everywhere)
    const former = await ctx.db.selectFrom('media_former').select('path').orderBy('path').execute()
    expect(former.map(({ path }) => path).sort()).toEqual([cropped, focused].sort())
    expect((await asha.post(`/office/media/${media.id}`, { crops: { wide: crops['1'] } })).status).toBe(422)
  })

  test('a child is shown with a consent alone', async ({ office, http }) => {
    const asha = office.as(office.editor)
    const { make, publish } = recordSteps(asha, 'articles')
    const { media } = (
      await http.postForm('/office/media', { file: await photograph() }, { token: office.editor.token })
    ).body as { media: Media }
    await asha.post(`/office/media/${media.id}`, { shows: 'child', alt: 'A girl at a board' })
    const id = await make({ image: { path: media.path, alt: 'A girl at a board', title: null } })
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: { errors: { image: [expect.stringContaining('consent')] } },
    })
    const paper = await http.postForm('/office/evidence', { file: aPdf('paper.pdf') }, { token: office.editor.token })
    expect(paper).toMatchObject({ status: 201 })
    const { id: scan } = (paper.body as { file: { id: number } }).file
    const at = `/office/media/${media.id}`
    const say = (changes: Record<string, unknown>) => asha.post(at, changes)
    expect(await say({ consent_on: '2027-11-01', consent_scan_id: scan })).toMatchObject({ status: 422 })
    expect(await say({ consent_on: '2026-11-01', consent_scan_id: 999_999 })).toMatchObject({ status: 422 })
    expect(await say({ consent_on: '2026-11-01', consent_scan_id: scan })).toMatchObject({
      status: 200,
      body: { media: { consent_scan_id: scan } },
    })
    expect(await publish(id)).toMatchObject({ status: 200 })
    // While it is shown nobody takes the paper away and leaves the child there.
    expect(await say({ consent_scan_id: null })).toMatchObject({ status: 409, body: { code: 'in-use' } })
    expect((await http.postForm('/office/media', { file: aPicture() }, { token: office.admin.token })).status).toBe(201)
  })

  test('a picture that is shown becomes one of a child only with the paper', async ({ office, http }) => {
    const asha = office.as(office.editor)
    const { live } = recordSteps(asha, 'articles')
    const { media } = (
      await http.postForm('/office/media', { file: await photograph() }, { token: office.editor.token })
    ).body as { media: Media }
    await live({ image: { path: media.path, alt: 'A girl at a board', title: null } })
    expect(await asha.post(`/office/media/${media.id}`, { shows: 'child' })).toMatchObject({
      status: 409,
      body: { uses: [expect.objectContaining({ resource: 'articles', is_live: true })] },
    })
    expect((await asha.get(`/office/media/${media.id}`)).body).toMatchObject({ media: { shows: null } })
  })

  test('a withdrawn consent takes the picture out of pages, texts, drafts and off the site, until a new one', async ({
    office,
    http,
    ctx,
    world,
  }) => {
    const asha = office.as(office.editor)
    const { live, save, read, publish } = recordSteps(asha, 'articles')
    const { token } = office.editor
    const { media } = (await http.postForm('/office/media', { file: await photograph() }, { token })).body as {
      media: Media
    }
    const { id: scan } = (
      (await http.postForm('/office/evidence', { file: aPdf('paper.pdf') }, { token })).body as { file: { id: number } }
    ).file
    const at = `/office/media/${media.id}`
    const consent = { shows: 'child', consent_on: '2026-11-01', consent_scan_id: scan }
    expect(await asha.post(at, consent)).toMatchObject({ status: 200 })
    const shown = { path: media.path, alt: 'A girl at a board', title: null }
    const text = `<p>Before.</p><img src="/storage/${media.path}" alt="A girl at a board"><p>After.</p>`
    const id = await live({ image: shown, description: text })
    await save(id, { description: `${text}<p>More.</p>` })
    const { storage } = world.services

    expect(await asha.post(at, { consent_withdrawn_on: '2026-11-15' })).toMatchObject({ status: 200 })
    const row = await ctx.db
      .selectFrom('blogs')
      .select(['image', 'description'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(row).toEqual({ image: null, description: '<p>Before.</p><p>After.</p>' })
    expect(JSON.stringify((await read(id)).values)).not.toContain(media.path)
    expect((await asha.get(`${at}`)).body).toMatchObject({ uses: [] })
    expect(await storage.public.head(media.path)).toBeNull()
    // The same photograph sent again is still the one that nobody may show.
    expect((await http.postForm('/office/media', { file: await photograph() }, { token })).status).toBe(409)
    expect(await storage.public.head(media.path)).toBeNull()

    // In the place of another it is refused, too, and so it is once it is said to show a thing.
    const { media: other } = (await http.postForm('/office/media', { file: await photograph('#993333') }, { token }))
      .body as { media: Media }
    expect(
      (await http.postForm(`/office/media/${other.id}/replace`, { file: await photograph() }, { token })).status,
    ).toBe(409)
    expect(await storage.public.list('uploads')).toHaveLength(1)
    expect(await asha.post(at, { shows: 'thing' })).toMatchObject({ status: 200 })
    await save(id, { image: shown })
    expect(await publish(id)).toMatchObject({ status: 422, body: { errors: { image: expect.any(Array) } } })
    await save(id, { image: { path: null, alt: null, title: null } })
    await asha.post(at, { shows: 'child' })
    await asha.delete(`/office/media/${other.id}`)

    // Neither the old paper brings it back nor another day of the withdrawal; a new paper of a later day does.
    const anew = { consent_withdrawn_on: null, consent_on: '2026-11-18' }
    world.clock.advance(5 * 86_400_000)
    for (const wrong of [
      { consent_withdrawn_on: null },
      { consent_withdrawn_on: '2000-01-01' },
      { consent_withdrawn_on: '2099-01-01' },
      anew,
    ])
      expect(await asha.post(at, wrong), JSON.stringify(wrong)).toMatchObject({ status: 422 })
    expect(await storage.public.head(media.path)).toBeNull()
    const paper = await http.postForm('/office/evidence', { file: aPdf('new.pdf') }, { token })
    const { id: newScan } = (paper.body as { file: { id: number } }).file
    expect(await asha.post(at, { ...anew, consent_scan_id: newScan })).toMatchObject({ status: 200 })
    expect(await storage.public.head(media.path)).not.toBeNull()
    // One photograph, one consent: another child is another picture.
    expect(await http.postForm(`${at}/replace`, { file: await photograph('#116611') }, { token })).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('consent belongs to this photograph') },
    })

    // Deleted, nothing of it is left, where nobody sees it neither.
    expect(await asha.delete(at)).toMatchObject({ status: 200 })
    for (const folder of ['originals', 'withdrawn']) expect(await storage.private.list(folder)).toEqual([])
  })
})
