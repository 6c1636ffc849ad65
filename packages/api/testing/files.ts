/** A picture of one pixel: real enough for the person who looks at the first bytes. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const aPicture = (name = 'picture.png') => new File([pixel], name, { type: 'image/png' })

export const aPdf = (name = 'cv.pdf', type = 'application/pdf') =>
  new File(['%PDF-1.7\n1 0 obj\n<<>>\nendobj'], name, { type })

/** What somebody might try to send in place of a picture or a document. */
export const badFiles: [what: string, file: File][] = [
  [
    'a program renamed to a picture',
    new File([Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)], 'card.png', { type: 'image/png' }),
  ],
  [
    'a Linux program renamed to PDF',
    new File([Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)], 'cv.pdf', { type: 'application/pdf' }),
  ],
  [
    'an SVG with a script',
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'card.svg', {
      type: 'image/svg+xml',
    }),
  ],
  [
    'a page renamed to a picture',
    new File(['<!doctype html><script>alert(1)</script>'], 'card.jpg', { type: 'image/jpeg' }),
  ],
  [
    'an animation',
    new File([Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')], 'card.gif', {
      type: 'image/gif',
    }),
  ],
  ['an empty file', new File([], 'card.png', { type: 'image/png' })],
  ['a file that is too large', new File([pixel, new Uint8Array(5001 * 1024)], 'card.png', { type: 'image/png' })],
]
