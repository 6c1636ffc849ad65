import type { Download } from '../../media/downloads.ts'

/** A file for anyone who works here: opened in the browser, kept by nobody on the way. */
export const pdfResponse = ({ name, bytes }: Download): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(bytes.length),
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store, private',
      'x-robots-tag': 'noindex',
    },
  })
