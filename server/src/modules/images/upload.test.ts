import sharp from 'sharp'
import { createTestServer, type LoggedIn, type TestServer } from '../../testing'
import { call } from '../../testing/call'
import { picture, sendImage, uploadImage } from '../../testing/pictures'

let server: TestServer
let owner: LoggedIn

beforeAll(async () => {
  server = await createTestServer()
})
beforeEach(async () => {
  owner = await server.logIn('jobseeker')
})
afterAll(() => server.close())

const refusal = [400, 'Unsupported image']

async function refused(file: Buffer, type?: string) {
  const answer = await sendImage(server, owner, file, type)
  return [answer.status, answer.text]
}

async function readImage(address: string) {
  const answer = await server.app.inject({ url: address })
  return { ...answer, status: answer.statusCode, file: answer.rawPayload }
}

/** The served picture after an upload. */
async function served(file: Buffer, type?: string) {
  const answer = await sendImage(server, owner, file, type)
  return (await readImage(answer.json<{ image: string }>().image)).file
}

describe('an upload', () => {
  it('is for job seekers', async () => {
    const file = await picture().png().toBuffer()
    const headers = { 'content-type': 'image/png' }
    const nobody = await call(server, 'POST /api/user/images', undefined, { body: file, headers })
    expect(nobody.status).toBe(401)
    const recruiter = await server.logIn('recruiter')
    expect((await sendImage(server, recruiter, file)).status).toBe(403)
  })

  it.each(['text/plain', 'image/svg+xml', 'application/pdf', 'application/json', 'image/tiff'])(
    'of the type %s is refused without being read',
    async (type) => {
      expect(await refused(Buffer.from('{}'), type)).toEqual([415, 'Please send an image'])
    },
  )

  it('is accepted at its own path only', async () => {
    const body = await picture().png().toBuffer()
    const headers = { 'content-type': 'image/png' }
    const answer = await call(server, 'POST /api/user/projects', owner, { body, headers })
    expect([answer.status, answer.text]).toEqual([415, 'Please send JSON'])
  })

  it('with a content encoding is refused', async () => {
    const answer = await call(server, 'POST /api/user/images', owner, {
      body: await picture().png().toBuffer(),
      headers: { 'content-type': 'image/png', 'content-encoding': 'gzip' },
    })
    expect(answer.status).toBe(415)
  })

  it('over 5 MiB is refused', async () => {
    const file = Buffer.alloc(5 * 1024 * 1024 + 1)
    expect(await refused(file)).toEqual([413, 'The request is too large'])
    expect(await refused(file.subarray(1))).toEqual(refusal)
  })

  it('without a file is refused', async () => {
    const answer = await call(server, 'POST /api/user/images', owner)
    expect([answer.status, answer.text]).toEqual(refusal)
    expect(await refused(Buffer.alloc(0))).toEqual(refusal)
  })

  it.each([
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'],
    ['a drawing in XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'],
    ['an archive', 'PK\u0003\u0004canary'],
    ['a script', 'push graphic-context\nimage over 0,0 0,0 "https://example.org"'],
    ['a bitmap', 'BM\u0000\u0000'],
    ['nothing but a first byte', '\u0089'],
  ])('that is %s is refused', async (_what, text) => {
    expect(await refused(Buffer.from(text, 'latin1'))).toEqual(refusal)
  })

  it('in a print format is refused with any content type', async () => {
    expect(await refused(await picture().tiff().toBuffer(), 'image/jpeg')).toEqual(refusal)
  })

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'of a %s becomes a WebP of the same size; a truncated one is refused',
    async (format) => {
      const file = await picture().toFormat(format).toBuffer()
      const shown = await sharp(await served(file, `image/${format}`)).metadata()
      expect([shown.format, shown.width, shown.height]).toEqual(['webp', 40, 20])
      expect(await refused(file.subarray(0, file.length / 2), `image/${format}`)).toEqual(refusal)
    },
  )

  it('with more pixels than a camera makes is refused', async () => {
    const bomb = await picture(8000, 8000).png({ compressionLevel: 9 }).toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(await refused(bomb)).toEqual(refusal)
  })

  it('of an AVIF with more than 12 megapixels is refused', async () => {
    const bomb = await picture(4001, 3000).avif({ quality: 1, effort: 0 }).toBuffer()
    expect(bomb.length).toBeLessThan(10_000)
    expect(await refused(bomb, 'image/avif')).toEqual(refusal)
  })

  it('that is large is scaled down', async () => {
    const file = await served(await picture(3200, 800).png().toBuffer())
    const { width, height } = await sharp(file).metadata()
    expect([width, height]).toEqual([1600, 400])
  })

  it('that is animated becomes a still picture', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((color) => picture(40, 20, color).png().toBuffer()),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    expect((await sharp(await served(moving, 'image/gif')).metadata()).pages).toBeUndefined()
  })
})

/** A photo with metadata that identifies its owner. */
async function telltale() {
  const photo = await picture()
    .withExif({
      IFD0: { Artist: 'canary-artist', ImageDescription: 'canary-description' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 4/1 0/1', GPSMapDatum: 'canary-datum' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><canary-xmp/></x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const comment = Buffer.from('\u00ff\u00fe\u0000\u0010canary-comment', 'latin1')
  const trailer = Buffer.from('canary-trailer')
  return Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), trailer])
}

describe('of a photo', () => {
  const traces = ['canary', 'Exif', 'EXIF', 'GPS', 'XMP', 'xmpmeta', 'ICCP', 'ICC_PROFILE', 'JFIF']

  it('removes all metadata', async () => {
    const photo = await telltale()
    for (const what of ['artist', 'datum', 'xmp', 'comment', 'trailer']) {
      expect(photo.includes(`canary-${what}`)).toBe(true)
    }
    const file = await served(photo, 'image/jpeg')
    expect(traces.filter((trace) => file.includes(trace))).toEqual([])
    const { exif, icc, iptc, xmp } = await sharp(file).metadata()
    expect([exif, icc, iptc, xmp]).toEqual([undefined, undefined, undefined, undefined])
  })

  it('applies the orientation', async () => {
    const { width, height, orientation } = await sharp(
      await served(await telltale(), 'image/jpeg'),
    ).metadata()
    expect([width, height, orientation]).toEqual([20, 40, undefined])
  })
})

it('counts 10 uploads a minute and 30 an hour for a person, whether or not they are images', async () => {
  const { database } = server
  const limiting = await createTestServer({ config: { limits: true }, database })
  const send = (person: LoggedIn) => sendImage(limiting, person, Buffer.from('no image'))
  for (const accepted of [10, 10, 10, 0]) {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(owner)))
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(accepted)
    const refusals = answers.filter(({ status }) => status === 429)
    expect(refusals).toHaveLength(12 - accepted)
    const longest = Math.max(...refusals.map(({ headers }) => Number(headers['retry-after'])))
    expect(longest > 3000).toBe(accepted === 0)
    limiting.clock.advance(61_000)
  }
  expect((await send(await server.logIn('jobseeker'))).status).toBe(400)
  await limiting.close()
})

describe('an image', () => {
  it('is public, immutable, and served as an image only', async () => {
    const address = await uploadImage(server, owner)
    expect(address).toMatch(/^\/api\/images\/[\w-]{22}\.webp$/)
    const { status, headers } = await readImage(address)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(JSON.stringify(headers)).not.toContain(String(owner.account.id))
  })

  it('has a unique URL each time', async () => {
    const first = await uploadImage(server, owner)
    expect(await uploadImage(server, owner)).not.toBe(first)
  })

  it.each(['AAAAAAAAAAAAAAAAAAAAAA.webp', 'x.webp', '%2e%2e%2fdetails', 'AAAAAAAAAAAAAAAAAAAAAA'])(
    'is not found at %s, and that response is not cached',
    async (name) => {
      const { status, body, headers } = await readImage(`/api/images/${name}`)
      expect([status, body, headers['cache-control']]).toEqual([404, 'Not found', 'no-store'])
    },
  )
})
