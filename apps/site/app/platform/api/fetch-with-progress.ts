/**
 * A `fetch` that tells how much of the body has left the device; only XMLHttpRequest knows it. It does what the client
 * of the contract asks of `fetch` and no more.
 */
export const fetchWithProgress =
  (onProgress: (sent: number) => void): typeof globalThis.fetch =>
  (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init.method ?? 'GET', address instanceof Request ? address.url : String(address))
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value)
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total)
      }
      request.onload = () => {
        const type = request.getResponseHeader('content-type')
        const headers = new Headers(type ? { 'content-type': type } : {})
        const retryAfter = request.getResponseHeader('retry-after')
        if (retryAfter) headers.set('retry-after', retryAfter)
        resolve(new Response(request.responseText || null, { status: request.status, headers }))
      }
      request.onerror = () => reject(new TypeError('The server could not be reached.'))
      request.onabort = () => reject(new DOMException('Aborted', 'AbortError'))
      init.signal?.addEventListener('abort', () => request.abort())
      request.send(init.body as XMLHttpRequestBodyInit | null | undefined)
    })
