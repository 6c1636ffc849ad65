import { seconds } from '@northlight/contract/durations'
import type { ConsoleNews } from '@northlight/contract/exams/console'
import type { Actor, Ctx } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/errors.ts'
import { allow } from '../../../kernel/policy.ts'
import * as tests from '../../online-tests/queries.ts'
import { hubOf } from './hub.ts'
import { countStream } from './open-streams.ts'

/** A console that is slower than this many messages is told everything at once when it has caught up. */
const mostWaiting = 8
/** So often the connection is kept alive, and whether the person may still look is asked again. */
const checkEvery = seconds(15)

const bytes = new TextEncoder()
const said = (event: 'all' | 'some', news: ConsoleNews) =>
  bytes.encode(`event: ${event}\ndata: ${JSON.stringify(news)}\n\n`)

/** The same news goes to every console of a test: it is written once. */
const written = new WeakMap<ConsoleNews, Uint8Array>()
const saidOnce = (news: ConsoleNews): Uint8Array => {
  const known = written.get(news) ?? said('some', news)
  written.set(news, known)
  return known
}

/**
 * The changes of one test as server-sent events: `all` at first and after a pause, then `some`. A slow reader holds up
 * nobody: what it cannot take is dropped, and it gets everything again. A session that ends ends the stream, and so does
 * a reader who leaves, at whatever moment.
 */
export const consoleStream = async (ctx: Ctx, slug: string, actorNow: () => Promise<Actor>): Promise<Response> => {
  allow(ctx, 'console.read')
  const test = (await tests.anyTest(ctx.db, slug)) ?? fail('not_found')
  const hub = hubOf(ctx.services)
  const countOff = countStream(ctx)
  let isBehind = true
  let feed: Awaited<ReturnType<typeof hub.listen>> | undefined
  let checking: NodeJS.Timeout | undefined
  let isOver = false
  const stop = () => {
    isOver = true
    clearInterval(checking)
    feed?.stop()
    countOff()
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async start(controller) {
        const opened = await hub
          .listen(test.id, {
            hear: (news) => {
              if (isBehind || (controller.desiredSize ?? 0) <= 0) isBehind = true
              else controller.enqueue(saidOnce(news))
            },
          })
          .catch((error: unknown) => {
            stop()
            throw error
          })
        // The reader may have left while everything was read: then nobody would ever end what begins here.
        if (isOver) return opened.stop()
        feed = opened
        checking = setInterval(() => {
          actorNow()
            .then((actor) => {
              allow({ ...ctx, actor }, 'console.read')
              if (!isOver && (controller.desiredSize ?? 0) > 0) controller.enqueue(bytes.encode(': still here\n\n'))
            })
            .catch(() => {
              if (isOver) return
              stop()
              controller.close()
            })
        }, checkEvery)
        checking.unref()
      },
      pull(controller) {
        if (!isBehind || !feed) return
        isBehind = false
        controller.enqueue(said('all', feed.all()))
      },
      cancel: stop,
    },
    new CountQueuingStrategy({ highWaterMark: mostWaiting }),
  )
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Proxies that gather replies would hold the changes back.
      'x-accel-buffering': 'no',
    },
  })
}
