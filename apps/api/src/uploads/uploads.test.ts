import { photoErrorMessages, photoLimits } from '@store/api-client/contract/rules/validatePhoto'
import { toUploadId, type UploadedPhoto } from '@store/api-client/contract/uploads'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { uploads } from '../db/schema/uploads.ts'
import { drawPhoto, padPhoto } from '../fixtures/drawPhoto.ts'
import { expectOk, gifts, signUp } from '../fixtures/journey.ts'
import { openTestApi, type TestApi, type Visitor } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const kb = 1024
const mb = 1024 * kb
const newer = 'http://store.test/api/marigold/upload-image-personalised'
const older = 'http://store.test/api/marigold/fa-get-page-data/fa/personalised-image-upload-api'

const upload = ({ client }: Visitor, file: Uint8Array<ArrayBuffer>) =>
  client.uploads.photo({ file: new Blob([file]), productId: gifts.roses, attribute: 43 })

const look = ({ fetch }: Visitor, { pictureSrc }: Pick<UploadedPhoto, 'pictureSrc'>) =>
  fetch(`http://store.test${pictureSrc}`)

const photo = async (size = 60 * kb) =>
  padPhoto(await drawPhoto({ format: 'jpeg', width: 800, height: 600 }), size)

describe('an upload (specification 2, sections 5 and 8)', () => {
  it.each(['png', 'jpeg'] as const)('accepts a %s and shows it to its owner', async (format) => {
    const visitor = api.visitor()
    const stored = expectOk(
      await upload(visitor, padPhoto(await drawPhoto({ format, width: 800, height: 600 }), 60 * kb)),
    )
    expect(stored).toMatchObject({ width: 800, height: 600 })
    const shown = await look(visitor, stored)
    expect(shown.status).toBe(200)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="photo.${format === 'png' ? 'png' : 'jpg'}"`,
    })
    expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ format, width: 800 })
  })

  it.each([
    [photoLimits.leastBytes - kb, 'photo_small', 422, photoErrorMessages.small],
    [photoLimits.bytesBelow + 100 * kb, 'photo_large', 413, photoErrorMessages.large],
  ])('rejects a file of %d bytes', async (size, code, status, message) => {
    expect(await upload(api.visitor(), await photo(Math.round(size)))).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code, status, message },
    })
  })

  it('rejects a body above the size limit without reading it, with the same error as a photo that is too large', async () => {
    const form = new FormData()
    form.set('filedata', new Blob([await photo(photoLimits.requestBytes + mb / 2)]))
    const whole = new Response(form)
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
    const body = await whole.arrayBuffer()
    const answer = await api.visitor().fetch(newer, { method: 'POST', body, headers })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({
      error_code: 'photo_large',
      message: photoErrorMessages.large,
    })
  })

  it.each([photoLimits.leastBytes, photoLimits.bytesBelow - 100 * kb])(
    'accepts a file of %d bytes',
    async (size) => {
      expect(await upload(api.visitor(), await photo(size))).toMatchObject({ ok: true })
    },
  )

  it('detects the type by content and rejects a vector, an animation, a HEIC file, a page and a document', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(60 * kb)}</svg>`
    const words = 'Files only with extensions :- png, jpg, jpeg are allowed'
    for (const text of [
      svg,
      `GIF89a${' '.repeat(60 * kb)}`,
      `<!doctype html>${' '.repeat(60 * kb)}`,
      `%PDF-1.7${' '.repeat(60 * kb)}`,
    ]) {
      expect(await upload(api.visitor(), new TextEncoder().encode(text))).toMatchObject({
        failure: { code: 'photo_type', status: 422, message: words },
      })
    }
    const heic = new TextEncoder().encode(`\0\0\0\x18ftypheic${' '.repeat(60 * kb)}`)
    expect(await upload(api.visitor(), heic)).toMatchObject({ failure: { code: 'photo_heic' } })
  })

  it('rejects a file that only starts like a photo or is truncated', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 900,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 128, sigma: 50 },
      },
    })
      .jpeg()
      .toBuffer()
    const cut = new Uint8Array(whole.subarray(0, Math.floor(whole.length / 2)))
    const lie = padPhoto(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 60 * kb)
    for (const file of [cut, lie]) {
      expect(await upload(api.visitor(), file)).toMatchObject({
        failure: { code: 'photo_broken', status: 422 },
      })
    }
  })

  it('rejects a photo that decompresses beyond the memory limit', async () => {
    const bomb = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    expect(await upload(api.visitor(), new Uint8Array(bomb))).toMatchObject({
      failure: { code: 'photo_broken' },
    })
  })

  it('serves no byte of the original file, and neither its metadata nor its location', async () => {
    const visitor = api.visitor()
    const drawn = await drawPhoto({ format: 'jpeg', width: 700, height: 500, orientation: 6 })
    const polyglot = padPhoto(drawn, 80 * kb)
    polyglot.set(new TextEncoder().encode('<script>alert(document.cookie)</script>'), 70 * kb)
    const shown = await (await look(visitor, expectOk(await upload(visitor, polyglot)))).arrayBuffer()
    expect(Buffer.from(shown).includes('<script>')).toBe(false)
    const { exif, orientation } = await sharp(shown).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  })

  it('rotates a photo upright by its EXIF orientation', async () => {
    const visitor = api.visitor()
    const turned = padPhoto(
      await drawPhoto({ format: 'jpeg', width: 800, height: 600, orientation: 6 }),
      60 * kb,
    )
    const saved = expectOk(await upload(visitor, turned))
    expect(saved).toMatchObject({ width: 600, height: 800 })
    // The photo is rotated clockwise, so that its top is now on the right.
    const shown = sharp(await (await look(visitor, saved)).arrayBuffer())
    const { data } = await shown
      .extract({ left: 550, top: 400, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(200)
  })
})

describe('the ownership of an upload', () => {
  it('hides a guest’s photo from others without disclosing that it exists', async () => {
    const visitor = api.visitor()
    const cached = expectOk(await upload(visitor, await photo()))
    const other = api.visitor()
    expect((await look(other, cached)).status).toBe(404)
    await upload(other, await photo())
    expect((await look(other, cached)).status).toBe(404)
    expect((await look(other, { pictureSrc: '/api/uploads/..%2f..%2fetc' })).status).toBe(404)
    const bought = await other.client.cart.add({
      productId: gifts.roses,
      photos: [{ attribute: 43, upload: cached.id }],
    })
    expect(bought.ok).toBe(false)
  })

  it('passes to a guest’s account at login, in all browsers of the account', async () => {
    const visitor = api.visitor()
    const kept = expectOk(await upload(visitor, await photo()))
    await signUp(api, visitor, 'photo.owner@example.com')
    expect((await look(visitor, kept)).status).toBe(200)
    await visitor.client.login.logout()
    expect((await look(visitor, kept)).status).toBe(404)
  })

  it('ends when the account is deleted, and so does the upload', async () => {
    const visitor = api.visitor()
    await signUp(api, visitor, 'photo.gone@example.com')
    const rows = expectOk(await upload(visitor, await photo()))
    const [row] = await api.db.select().from(uploads).where(eq(uploads.id, rows.id))
    expect(row?.userId).not.toBeNull()
    expectOk(await visitor.client.accountData.remove({ email: 'photo.gone@example.com' }))
    expect(await api.db.select().from(uploads).where(eq(uploads.id, rows.id))).toEqual([])
  })
})

describe('the two URLs of an upload (specification 2, section 7)', () => {
  const send = async (
    address: string,
    form: FormData | string,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const answer = await api.visitor().fetch(address, { method: 'POST', body: form, headers })
    return { status: answer.status, told: JSON.parse(await answer.text()) }
  }
  const formOf = async (parts: Readonly<Record<string, string | Blob>>) => {
    const form = new FormData()
    for (const [name, part] of Object.entries(parts)) form.set(name, part)
    return form
  }

  it('respond in the format of the specification', async () => {
    const file = new Blob([await photo()])
    for (const [address, parts] of [
      [newer, { nid: '12003', filedata: file }],
      [older, { files: file }],
    ] as const) {
      const { status, told } = await send(address, await formOf(parts))
      expect([status, told.status_code]).toEqual([200, 200])
      const { fid, uri } = told.data.file
      expect(uri).toBe(`/api/uploads/${toUploadId(fid)}`)
    }
    const { status, told } = await send(newer, await formOf({ nid: '12003', filedata: new Blob(['no']) }))
    expect([status, told]).toEqual([
      422,
      expect.objectContaining({
        ...{ status: false, status_code: 422, error_code: 'photo_type', code: 'photo_type' },
        message: 'Files only with extensions :- png, jpg, jpeg are allowed',
      }),
    ])
  })

  it('include the older URL, which the client calls if the shop does not use the newer one', async () => {
    const shop = await openTestApi({}, { hasNewUpload: false })
    const requests: string[] = []
    const visitor = shop.visitor()
    const { createApiClient } = await import('@store/api-client')
    const client = createApiClient({
      baseUrl: 'http://store.test',
      brand: 'marigold',
      fetch: (input, init) => {
        requests.push(String(input instanceof Request ? input.url : input))
        return visitor.fetch(input, init)
      },
    })
    const heard: number[] = []
    const onProgress = (percent: number) => heard.push(percent)
    expectOk(
      await client.uploads.photo({
        ...{ file: new Blob([await photo()]), productId: gifts.roses, attribute: 43, onProgress },
      }),
    )
    expect(requests.at(-1)).toBe(older)
    expect(heard.at(-1)).toBe(100)
    await shop.close()
  })

  it('reject forms with missing, duplicate, unknown or unterminated parts, and other bodies', async () => {
    const file = new Blob([await photo()])
    const twice = await formOf({ nid: '12003', filedata: file })
    twice.append('filedata', file)
    const forms = [
      await formOf({}),
      await formOf({ nid: '12003' }),
      await formOf({ filedata: file }),
      await formOf({ nid: '12003', filedata: 'text' }),
      await formOf({ nid: '1\0', filedata: file }),
      await formOf({ nid: '12003', filedata: file, source: 'https://elsewhere.example/a.png' }),
      await formOf({ [`n${'x'.repeat(2000)}`]: '1', filedata: file }),
      await formOf(Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`p${at}`, '1']))),
      twice,
    ]
    for (const form of forms) expect((await send(newer, form)).status).toBe(400)
    const type = { 'content-type': 'multipart/form-data; boundary=x' }
    for (const body of [
      '',
      '--x',
      '--x\r\n',
      '--x\r\ncontent-disposition: form-data; name="nid"\r\n\r\n1',
      'nothing',
    ]) {
      expect((await send(newer, body, type)).status).toBe(400)
    }
    expect((await send(newer, '{}', { 'content-type': 'application/json' })).status).toBe(400)
    expect((await send(newer, 'x', { 'content-type': 'text/plain' })).status).toBe(415)
  })

  it('reject a form from another site or without an origin', async () => {
    const form = await formOf({ nid: '12003', filedata: new Blob([await photo()]) })
    expect((await send(newer, form, { origin: 'https://elsewhere.example' })).status).toBe(403)
    const silent = new Request(newer, { method: 'POST', body: form })
    expect((await api.app.request(silent)).status).toBe(403)
  })
})

it('the API limits photos per hour and network, and per day and shopper', async () => {
  const shop = await openTestApi({ uploadsPerNetwork: 3, uploadsPerOwner: 1 })
  const visitor = shop.visitor()
  const file = await photo()
  expectOk(await upload(visitor, file))
  expectOk(await upload(visitor, file))
  expect(await upload(visitor, file)).toMatchObject({ failure: { status: 429, code: 'too_many' } })
  const neighbour = shop.visitor()
  expect(await upload(neighbour, file)).toMatchObject({ failure: { status: 429, code: 'too_many' } })
  expectOk(await upload(shop.visitor('198.51.100.9'), file))
  await shop.close()
})

describe('uploads in progress', () => {
  /** Sends the head of a photo and its first bytes; `end` aborts it. */
  const begin = (shop: TestApi, network: string) => {
    const sent = { isRead: false }
    let fail: (cause: Error) => void = () => undefined
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          sent.isRead = true
          fail = (cause) => controller.error(cause)
          return new Promise(() => undefined)
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      origin: 'http://store.test',
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(photoLimits.bytesBelow),
      'x-forwarded-for': network,
    }
    const init = { method: 'POST', headers, body, duplex: 'half' }
    const request = new Request(newer, init)
    const answer = Promise.resolve(shop.app.request(request))
    return { answer, isRead: () => sent.isRead, end: () => fail(new Error('The shopper went.')) }
  }
  const open = async (limits: Parameters<typeof openTestApi>[0] = {}) => {
    const shop = await openTestApi(limits)
    const begun: ReturnType<typeof begin>[] = []
    const beginAll = async (count: number, networkOf: (at: number) => string) => {
      const some = Array.from({ length: count }, (_, at) => begin(shop, networkOf(at)))
      begun.push(...some)
      for (const { isRead } of some) await expect.poll(isRead).toBe(true)
    }
    const endAll = async () => {
      for (const { end } of begun) end()
      for (const { answer } of begun.splice(0)) expect((await answer).status).toBe(400)
    }
    return { shop, beginAll, endAll }
  }

  it('are limited to six per network, and a seventh is rejected before its body is read', async () => {
    const { shop, beginAll, endAll } = await open()
    await beginAll(6, () => '203.0.113.7')
    const seventh = begin(shop, '203.0.113.7')
    expect((await seventh.answer).status).toBe(429)
    expect(seventh.isRead()).toBe(false)
    await beginAll(1, () => '198.51.100.9')
    await endAll()
    await beginAll(6, () => '203.0.113.7')
    await endAll()
    await shop.close()
  })

  it('are limited to sixteen in total, and a seventeenth is rejected with a retry time', async () => {
    const { shop, beginAll, endAll } = await open()
    await beginAll(16, (at) => `203.0.113.${at}`)
    const more = begin(shop, '198.51.100.9')
    const refused = await more.answer
    expect([refused.status, refused.headers.get('retry-after'), more.isRead()]).toEqual([503, '5', false])
    expect(await refused.json()).toMatchObject({ error_code: 'busy', status_code: 503 })
    await endAll()
    await shop.close()
  })

  it('count towards the hourly limit of their network even if they never finish', async () => {
    const { shop, beginAll, endAll } = await open({ uploadsPerNetwork: 3 })
    await beginAll(3, () => '203.0.113.7')
    await endAll()
    const fourth = begin(shop, '203.0.113.7')
    expect([(await fourth.answer).status, fourth.isRead()]).toEqual([429, false])
    await shop.close()
  })
})
