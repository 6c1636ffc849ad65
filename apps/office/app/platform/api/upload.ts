/** How much of a body has been sent, from 0 to 1. */
export type Progress = (part: number) => void

/**
 * `fetch` for one file that tells how far it is: a photograph on a phone's connection takes a minute, and the browser's own
 * `fetch` says nothing until it is over.
 */
export const sendWithProgress =
  (onProgress: Progress): typeof globalThis.fetch =>
  (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open(init?.method ?? 'POST', String(address))
      for (const [name, value] of Object.entries((init?.headers ?? {}) as Record<string, string>))
        request.setRequestHeader(name, value)
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }))
      request.onerror = () => reject(new TypeError('The connection is gone.'))
      request.onabort = () => reject(new DOMException('It was called off.', 'AbortError'))
      init?.signal?.addEventListener('abort', () => request.abort())
      request.send((init?.body ?? null) as XMLHttpRequestBodyInit | null)
    })
