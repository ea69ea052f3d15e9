import { type BadInput, type Input, linesOf } from './rows'

const unsupported = 'Unsupported image'
const pleaseSendImage = 'Please send an image'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const pngStart = '\u0089PNG\r\n\u001a\n\u0000\u0000\u0000\rIHDR'
// A picture whose header says 60,000 by 60,000 pixels and that has no content.
const hugePng = `${pngStart}\u0000\u0000\u00ea\u0060\u0000\u0000\u00ea\u0060\u0008\u0002\u0000\u0000\u0000`

const files: [what: string, file: string][] = [
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', svg],
  ['SVG with a declaration', `<?xml version="1.0"?>${svg}`],
  ['PDF', '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n'],
  ['a ZIP', 'PK\u0003\u0004\u0014\u0000'],
  ['JSON', '{"image":"x"}'],
  ['a TIFF', 'II*\u0000\u0008\u0000\u0000\u0000'],
  ['the start of a PNG', pngStart],
  ['an enormous PNG', hugePng],
  ['the start of a JPEG', '\u00ff\u00d8\u00ff\u00e0\u0000\u0010JFIF'],
  ['the start of a GIF', 'GIF89a'],
  ['the start of a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8 '],
  ['the start of an AVIF', '\u0000\u0000\u0000\u001cftypavif'],
  ['the start of a HEIC', '\u0000\u0000\u0000\u001cftypheic'],
  ['one byte', 'x'],
]

const types = [
  'image/svg+xml',
  'image/tiff',
  'image/bmp',
  'image/heic',
  'application/pdf',
  'image/*',
  'application/json',
  'text/html',
  'multipart/form-data; boundary=x',
  'nonsense',
  'image',
]

const of = (type: string, payload: Buffer): Input => ({
  payload,
  headers: { 'content-type': type },
})

const uploadsOf = (call: string) =>
  linesOf(call, {}, [
    ['nothing', {}, 400, unsupported],
    ['an empty file', of('image/png', Buffer.alloc(0)), 400, unsupported],
    ...files.map(([what, file]): [string, Input, number, string] => [
      `${what}, called a PNG`,
      of('image/png', bytes(file)),
      400,
      unsupported,
    ]),
    ...['image/jpeg', 'image/webp', 'image/gif', 'image/avif'].map(
      (type): [string, Input, number, string] => [
        `SVG, called ${type}`,
        of(type, bytes(svg)),
        400,
        unsupported,
      ],
    ),
    ...types.map((type): [string, Input, number, string] => [
      `the type ${type}`,
      of(type, bytes(pngStart)),
      415,
      pleaseSendImage,
    ]),
    [
      'a file over 5 MiB',
      of('image/png', Buffer.alloc(5 * 1024 * 1024 + 1)),
      413,
      'The request is too large',
    ],
    [
      'a file of 5 MiB that is no image',
      of('image/png', Buffer.alloc(5 * 1024 * 1024)),
      400,
      unsupported,
    ],
  ])

const names = [
  'x',
  'x.webp',
  'AAAAAAAAAAAAAAAAAAAAAA',
  'AAAAAAAAAAAAAAAAAAAAAA.webp',
  '..%2f..%2fetc%2fpasswd',
  'AAAAAAAAAAAAAAAAAAAAAA.png',
  'AAAAAAAAAAAAAAAAAAAAAA.webp%00',
  '%2e%2e',
  "'",
  '1',
  '',
  'A'.repeat(300),
  'AAAAAAAAAAAAAAAAAAAAA*.webp',
  'AAAAAAAAAAAAAAAAAAAAAA.WEBP',
]

const readings = linesOf(
  'GET /api/images/:name',
  {},
  names.map((name) => [`the name ${JSON.stringify(name)}`, { params: { name } }, 404, 'Not found']),
)

export const images: BadInput[] = [
  ...uploadsOf('POST /api/user/images'),
  ...uploadsOf('POST /api/user/profile/picture'),
  ...readings,
]
