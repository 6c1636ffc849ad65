import { jsonReply, refusal } from './http/json-reply.ts'

type Build = { id: string; timestamp: number }

/** Open tabs poll this to learn that a newer build is out. */
export function builds({ buildId, builtAt }: { buildId: string; builtAt: string }) {
  const build: Build = { id: buildId, timestamp: Date.parse(builtAt) || 0 }
  return {
    latest: (): Response => jsonReply(200, build),
    meta: (id: string): Response =>
      id === build.id
        ? jsonReply(
            200,
            { ...build, matcher: {}, prerendered: [] },
            { 'cache-control': 'public, max-age=31536000, immutable' },
          )
        : refusal(404, 'This build is not known here.'),
  }
}
