import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())

const film = '/api/films/tying-a-bouquet.webm'
const ask = (path: string, range?: string) =>
  api.app.request(path, range === undefined ? {} : { headers: { range } })

describe('a video', () => {
  it('is served completely, with a header that announces range support', async () => {
    const answer = await ask(film)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('accept-ranges')]).toEqual([
      200,
      'video/webm',
      'bytes',
    ])
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100_000)
  })

  it('is served in the requested range', async () => {
    const whole = new Uint8Array(await (await ask(film)).arrayBuffer())
    const part = await ask(film, 'bytes=1000-1999')
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.subarray(1000, 2000))
  })

  it('is not served beyond its end', async () => {
    const answer = await ask(film, 'bytes=99999999-')
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      416,
      expect.stringMatching(/^bytes \*\/\d+$/),
    ])
  })

  it('has a poster picture', async () => {
    expect((await ask('/api/films/tying-a-bouquet.webp')).headers.get('content-type')).toBe('image/webp')
  })

  it.each([
    '/api/films/moon-landing.webm',
    '/api/films/..%2F..%2Fpackage.webm',
    '/api/films/tying-a-bouquet.mov',
  ])('is not found at %s', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })
})
