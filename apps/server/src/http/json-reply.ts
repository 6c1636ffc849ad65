/** A short JSON reply that no cache keeps: refusals, health, build numbers. */
export const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...headers },
  })

export const refusal = (status: number, message: string): Response => jsonReply(status, { message })
