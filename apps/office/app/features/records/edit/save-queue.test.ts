import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Changes, canSend, emptyQueue, isSaved, next, type Queue } from './save-queue.ts'

/** What the server does with saves: takes each number once, forgets a late one, refuses a stranger's stale base. */
const createServer = () => {
  let version = 1
  let writer = 'me'
  let draft: Changes = { title: '', text: '' }
  const lastSeq: Record<string, number> = {}
  return {
    get draft() {
      return draft
    },
    live: null as Changes | null,
    save(session: string, { base, seq, changes }: { base: number; seq: number; changes: Changes }) {
      if (seq <= (lastSeq[session] ?? 0)) return { version }
      if (base < version && writer !== session) return { conflict: { version, theirs: draft } }
      lastSeq[session] = seq
      draft = { ...draft, ...changes }
      version += 1
      writer = session
      return { version }
    },
    publish(seen: number) {
      if (seen !== version) return false
      this.live = draft
      return true
    },
  }
}

const step = fc.oneof(
  fc.record({
    kind: fc.constant('type' as const),
    field: fc.constantFrom('title', 'text'),
    value: fc.string({ maxLength: 4 }),
  }),
  fc.constantFrom({ kind: 'send' as const }, { kind: 'arrive' as const }, { kind: 'lose-request' as const }),
  fc.constantFrom({ kind: 'lose-reply' as const }, { kind: 'publish' as const }, { kind: 'stranger' as const }),
)

/** A tab and a server, driven by steps in any order. */
const play = (steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[]) => {
  const server = createServer()
  let queue: Queue = emptyQueue(1)
  let screen: Changes = { title: '', text: '' }
  let strangerSeq = 0
  const deliver = () => {
    if (!queue.sending) return
    const reply = server.save('me', { base: queue.base, seq: queue.seq, changes: queue.sending })
    return reply
  }
  const settle = () => {
    const reply = deliver()
    if (!reply) return
    if ('conflict' in reply && reply.conflict) {
      const { version, theirs } = reply.conflict
      queue = next(queue, {
        type: 'conflicted',
        conflict: { version, theirs, base: {}, by: null, at: null, fields: [] },
      })
      // Mine are kept, theirs are taken where I wrote nothing.
      const mine = queue.waiting
      screen = { ...theirs, ...mine }
      queue = next(queue, { type: 'resolved', changes: mine })
    } else queue = next(queue, { type: 'saved', version: reply.version ?? 0, at: 0 })
  }
  for (const one of steps) {
    if (one.kind === 'type') {
      screen = { ...screen, [one.field]: one.value }
      queue = next(queue, { type: 'typed', changes: { [one.field]: one.value } })
    }
    if (one.kind === 'send') queue = next(queue, { type: 'sent' })
    if (one.kind === 'arrive') settle()
    if (one.kind === 'lose-request' && queue.sending) queue = next(queue, { type: 'failed', error: 'no connection' })
    if (one.kind === 'lose-reply' && queue.sending) {
      deliver()
      queue = next(queue, { type: 'failed', error: 'no reply' })
    }
    if (one.kind === 'stranger') {
      strangerSeq += 1
      server.save('stranger', { base: 1e9, seq: strangerSeq, changes: { text: `theirs ${strangerSeq}` } })
    }
    if (one.kind === 'publish' && isSaved(queue) && server.publish(queue.base)) expect(server.live).toEqual(screen)
  }
  // The network is back: everything is sent until nothing waits.
  for (let turn = 0; turn < 10 && !isSaved(queue); turn += 1) {
    queue = next(queue, { type: 'sent' })
    settle()
  }
  return { queue, screen, server }
}

describe('what is typed', () => {
  test('is what the server holds in the end, whatever was lost on the way', () => {
    fc.assert(
      fc.property(
        fc.array(
          step.filter(({ kind }) => kind !== 'stranger'),
          { maxLength: 40 },
        ),
        (steps) => {
          const { queue, screen, server } = play(steps)
          expect(isSaved(queue)).toBe(true)
          expect(server.draft).toEqual(screen)
        },
      ),
    )
  })

  test('is never lost when somebody else writes too', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const { queue, screen, server } = play(steps)
        expect(isSaved(queue)).toBe(true)
        const titles = steps.flatMap((one) => (one.kind === 'type' && one.field === 'title' ? [one.value] : []))
        // Nobody else writes the title, so mine stands.
        expect(server.draft.title).toBe(titles.at(-1) ?? '')
        expect(screen.title).toBe(titles.at(-1) ?? '')
      }),
    )
  })

  test('is published only as it was seen', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 5, maxLength: 60 }), (steps) => void play(steps)),
      { numRuns: 300 },
    )
  })
})

describe('one save at a time', () => {
  const typed = next(emptyQueue(3), { type: 'typed', changes: { title: 'a' } })
  const sent = next(typed, { type: 'sent' })

  test('a second one waits for the first', () => {
    const more = next(sent, { type: 'typed', changes: { title: 'b' } })
    expect(canSend(more)).toBe(false)
    expect(next(more, { type: 'sent' })).toBe(more)
    const saved = next(more, { type: 'saved', version: 4, at: 0 })
    expect(canSend(saved)).toBe(true)
    expect(saved.base).toBe(4)
  })

  test('what failed goes again, beneath what was typed since', () => {
    const more = next(sent, { type: 'typed', changes: { text: 'x' } })
    expect(next(more, { type: 'failed', error: 'no connection' }).waiting).toEqual({ title: 'a', text: 'x' })
    const newer = next(sent, { type: 'typed', changes: { title: 'b' } })
    expect(next(newer, { type: 'failed', error: 'no connection' }).waiting).toEqual({ title: 'b' })
  })

  test('nothing is sent while two versions wait for a decision', () => {
    const conflict = { version: 9, by: 'Ravi', at: null, theirs: {}, base: {}, fields: ['title'] }
    const stopped = next(sent, { type: 'conflicted', conflict })
    expect(canSend(stopped)).toBe(false)
    expect(isSaved(stopped)).toBe(false)
    const resolved = next(stopped, { type: 'resolved', changes: { title: 'both' } })
    expect(resolved).toMatchObject({ base: 9, waiting: { title: 'both' }, conflict: null })
  })
})
