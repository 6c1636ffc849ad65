import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { recordSteps } from '../../testing/record-steps.ts'
import { test } from '../../testing/records.ts'

describe('two editors on one record', () => {
  test('the second save meets both sides and what they began from; resolved, it is taken', async ({ office }) => {
    const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
    const { live, at, read } = recordSteps(asha, 'articles')
    const id = await live({ name: 'After a bad mock' })
    const { version } = await read(id)
    const save = (who: typeof asha, session: string, changes: object, base = version) =>
      who.post(at(id, '/draft'), { base, session, seq: 1, changes })
    expect(await save(ravi, 'ravi', { name: 'After a bad paper' })).toMatchObject({ status: 200 })
    const met = await save(asha, 'asha', { heading: 'Another heading' })
    expect(met).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        by: 'Ravi Kumar',
        fields: ['name'],
        theirs: { name: 'After a bad paper' },
        base: { name: 'After a bad mock' },
      },
    })
    const seen = (met.body as { version: number }).version
    expect(await save(asha, 'asha', { heading: 'Another heading', name: 'After a bad test' }, seen)).toMatchObject({
      status: 200,
    })
    expect(await read(id)).toMatchObject({ values: { name: 'After a bad test', heading: 'Another heading' } })
    // What Ravi wrote is among the versions: nothing is lost.
    const versions = (await asha.get(at(id, '/versions?filter[kind]=draft'))).body as { data: { number: number }[] }
    const kept = await asha.get(at(id, `/versions/${versions.data[0]?.number}`))
    expect(kept.body).toMatchObject({ version: { values: { name: 'After a bad paper' }, by: expect.any(String) } })
  })

  test('one person in two tabs is told only where both wrote the same field', async ({ office }) => {
    const asha = office.as(office.editor)
    const { live, at, read } = recordSteps(asha, 'articles')
    const id = await live()
    const { version } = await read(id)
    const save = (session: string, seq: number, changes: object) =>
      asha.post(at(id, '/draft'), { base: version, session, seq, changes })
    expect(await save('one', 1, { name: 'Changed in one' })).toMatchObject({ status: 200 })
    expect(await save('two', 1, { heading: 'Changed in two' })).toMatchObject({ status: 200 })
    expect(await save('one', 2, { category: 'Exams' })).toMatchObject({ status: 200 })
    expect(await save('two', 2, { name: 'Changed in one' })).toMatchObject({ status: 200 })
    expect(await read(id)).toMatchObject({
      values: { name: 'Changed in one', heading: 'Changed in two', category: 'Exams' },
    })
    expect(await save('two', 3, { category: 'Study' })).toMatchObject({ status: 409, body: { fields: ['category'] } })
  })

  test('a heartbeat tells who is there, and is over a minute after the last', async ({ office, world }) => {
    const [asha, ravi] = [office.as(office.editor), office.as(office.admin)]
    const { live, at, read } = recordSteps(asha, 'articles')
    const id = await live()
    await asha.post(at(id, '/lock'), { session: 'asha' })
    expect((await ravi.post(at(id, '/lock'), { session: 'ravi' })).body).toMatchObject({
      editors: [{ name: 'Asha Rao', is_you: false }, { is_you: true }],
    })
    // The second one asks for it; the first reads who with the next beat, and nobody else does.
    await ravi.post(at(id, '/lock'), { session: 'ravi', is_asking: true })
    expect((await asha.post(at(id, '/lock'), { session: 'asha' })).body).toMatchObject({
      editors: [
        { name: 'Asha Rao', is_you: true, asked_by: 'Ravi Kumar' },
        { name: 'Ravi Kumar', asked_by: null },
      ],
    })
    await ravi.post(at(id, '/lock'), { session: 'ravi', is_leaving: true })
    expect(await read(id)).toMatchObject({ editors: [{ name: 'Asha Rao', is_you: true }] })
    world.clock.advance(61_000)
    expect(await read(id)).toMatchObject({ editors: [] })
  })
})

describe('saving and publishing', () => {
  /** What a browser tab does, with answers that may be lost and saves that may arrive late. */
  const step = fc.oneof(
    fc.record({ do: fc.constant('type' as const), text: fc.string({ minLength: 1, maxLength: 8 }) }),
    fc.record({ do: fc.constant('save' as const), isLost: fc.boolean() }),
    fc.record({ do: fc.constant('late' as const) }),
    fc.record({ do: fc.constant('publish' as const) }),
  )

  test('in any order, what is live is what the person saw last when publishing', async ({ office }) => {
    const asha = office.as(office.editor)
    const { live, at, read } = recordSteps(asha, 'articles')
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const id = await live({ name: 'Begin' })
        let { version } = await read(id)
        let typed = 'Begin'
        let saved = 'Begin'
        let shown = 'Begin'
        let seq = 0
        const sent: object[] = []
        for (const one of steps) {
          if (one.do === 'type') typed = `t${one.text.trim()}`
          if (one.do === 'save' && typed !== saved) {
            seq += 1
            const body = { base: version, session: `tab-${id}`, seq, changes: { name: typed } }
            sent.push(body)
            const reply = await asha.post(at(id, '/draft'), body)
            expect(reply.status).toBe(200)
            // A lost answer: the tab still holds the older version, and what it typed as unsaved.
            if (one.isLost) continue
            version = (reply.body as { version: number }).version
            saved = typed
          }
          // A save that a slow connection delivers a second time, after later ones.
          if (one.do === 'late' && sent[0]) await asha.post(at(id, '/draft'), sent[0])
          if (one.do === 'publish' && typed === saved) {
            const reply = await asha.post(at(id, '/publish'), { version })
            if (reply.status === 200) {
              version = (reply.body as { version: number }).version
              shown = saved
            } else {
              // Somebody, perhaps the tab itself, wrote what this screen has not seen: it must look first.
              expect(reply.status).toBe(409)
              const now = await read(id)
              version = now.version
              typed = String(now.values.name)
              saved = typed
            }
          }
          expect((await read(id)).live?.name).toBe(shown)
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  test('restoring, copying, discarding and saving never change what is live', async ({ office, ctx }) => {
    const asha = office.as(office.editor)
    const { live, at, read, save } = recordSteps(asha, 'articles')
    const id = await live({ name: 'Live' })
    const acts = fc.array(fc.constantFrom('save', 'restore', 'duplicate', 'discard', 'preview'), { maxLength: 8 })
    const row = () => ctx.db.selectFrom('blogs').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const before = await row()
    await fc.assert(
      fc.asyncProperty(acts, async (list) => {
        for (const act of list) {
          const { version } = await read(id)
          if (act === 'save') await save(id, { name: `Draft ${version}`, slug: 'another-address' })
          if (act === 'restore') await asha.post(at(id, '/restore'), { version, number: 1 })
          if (act === 'duplicate') await asha.post(at(id, '/duplicate'), { key: `copy-of-${version}` })
          if (act === 'discard') await asha.post(at(id, '/discard'), { version })
          if (act === 'preview') await asha.post(at(id, '/preview'), { version })
          expect(await row()).toEqual(before)
        }
      }),
      { numRuns: 15 },
    )
  }, 60_000)
})
