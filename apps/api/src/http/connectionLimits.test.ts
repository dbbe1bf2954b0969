import { once } from 'node:events'
import { connect } from 'node:net'
import { uploadCalls } from '@store/api-client/contract/uploads'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { connectionLimits, requestBodyTimeouts } from './connectionLimits.ts'
import { createHttpServer } from './createHttpServer.ts'

// The real limits, scaled down to keep the test fast.
const limits = { ...connectionLimits, headersTimeout: 200, connectionsCheckingInterval: 20 }
const bodyPatience = { jsonMs: 400, formMs: 600 }

let api: TestApi
let origin: URL
let close: () => Promise<unknown>
beforeAll(async () => {
  api = await openTestApi()
  const app = createApp({ ...api.deps, bodyTimeouts: bodyPatience })
  const server = createHttpServer(app.fetch, limits).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  origin = new URL(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`)
  close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})
afterAll(async () => {
  await close()
  await api.close()
})

/** Sends text and then single characters; resolves with everything received when the server disconnects. */
async function drip(said: string, sign: string): Promise<string> {
  const socket = connect(Number(origin.port), origin.hostname)
  let answer = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    answer += text
  })
  // Writing after the server has disconnected causes an error.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(said)
  const timer = setInterval(() => {
    if (sign) socket.write(sign)
  }, 20)
  await new Promise<void>((resolve) => socket.once('close', () => resolve()))
  clearInterval(timer)
  return answer
}

const headOf = (path: string, type: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    'host: store.test',
    'origin: http://store.test',
    `content-type: ${type}`,
    `content-length: ${length}`,
    '\r\n',
  ].join('\r\n')

const words = headOf('/api/fa/newfacart/cart/add', 'application/json', 1000)
const uploadPath = uploadCalls.photo.path.replace('{brand}', 'marigold')
const photo = headOf(uploadPath, 'multipart/form-data; boundary=x', 1000)

const dripping: readonly (readonly [what: string, said: string, sign: string])[] = [
  ['its head', 'GET /api/health HTTP/1.1\r\nhost: store.test\r\n', 'x-a: b\r\n'],
  ['nothing after half a head', 'GET /api/health HTTP/1.1\r\nhost:', ''],
  ['its words', `${words}{`, ' '],
  ['nothing after half its words', `${words}{"nid":`, ''],
  ['its photo', `${photo}--x\r\n`, 'a'],
]

it.each([
  ['known length', words],
  ['chunks', words.replace('content-length: 1000', 'transfer-encoding: chunked').replace(/$/, '5\r\n')],
])('the server logs no error when a client disconnects within a body of %s', async (_, said) => {
  const [warned, logged] = [api.warned.length, api.logged.length]
  const socket = connect(Number(origin.port), origin.hostname)
  await once(socket, 'connect')
  socket.write(`${said}{"n`)
  await new Promise((resolve) => setTimeout(resolve, 100))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(api.warned.slice(warned)).toEqual([])
  expect(api.logged.slice(logged)).toEqual([])
})

describe('a slow-drip client', () => {
  it.each(dripping)(
    'is disconnected with 408 for %s, and others are served meanwhile',
    async (_, said, sign) => {
      const dripped = drip(said, sign)
      const others = await Promise.all([1, 2, 3].map(() => fetch(new URL('/api/health', origin))))
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await dripped).toMatch(/^HTTP\/1\.1 408 /)
    },
  )

  it('does not delay other clients, even if there are many, and is disconnected', async () => {
    const crowd = Array.from({ length: 100 }, () => drip(`${words}{`, ' '))
    expect((await fetch(new URL('/api/ready', origin))).status).toBe(200)
    const answers = await Promise.all(crowd)
    expect(answers.filter((answer) => answer.startsWith('HTTP/1.1 408 '))).toHaveLength(100)
  })
})

describe('a request', () => {
  const headOfCookies = (bytes: number) =>
    `GET /api/health HTTP/1.1\r\nhost: store.test\r\nconnection: close\r\ncookie: a=${'a'.repeat(bytes)}\r\n\r\n`

  it('may have cookies above 8 KiB', async () => {
    expect(await drip(headOfCookies(15_000), '')).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('with headers above 16 KiB is rejected with a message that says what to do', async () => {
    const answer = await drip(headOfCookies(17_000), '')
    expect(answer).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/)
    expect(answer).toContain('Delete the cookies of this site and try again.')
  })

  it('that cannot be parsed is rejected with a message', async () => {
    const answer = await drip('GET / HTTP/1.1\r\nhost store.test\r\n\r\n', '')
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toContain('This request could not be read.')
  })

  it('that is slow but completes in time gets a response', async () => {
    const socket = connect(Number(origin.port), origin.hostname)
    await once(socket, 'connect')
    const body = '{"nid":1001,"btn_type":"add_to_cart"}'
    socket.write(headOf('/api/fa/newfacart/cart/add', 'application/json', body.length))
    for (const part of body.match(/.{1,10}/g) ?? []) {
      socket.write(part)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    socket.destroy()
  })
})

it('the server waits 5 s for headers, 15 s for JSON and 110 s for a photo, and checks twice a second', () => {
  expect(connectionLimits).toMatchObject({
    headersTimeout: 5_000,
    connectionsCheckingInterval: 500,
    maxHeaderSize: 16_384,
  })
  expect(requestBodyTimeouts).toEqual({ jsonMs: 15_000, formMs: 110_000 })
  expect(connectionLimits.requestTimeout).toBeGreaterThan(requestBodyTimeouts.formMs)
})

it('an idle connection stays open for longer than a proxy keeps it', async () => {
  const { headers } = await fetch(origin)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
})
