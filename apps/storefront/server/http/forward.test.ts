import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import { requestIdContext } from '@store/api'
import { describe, expect, it } from 'vitest'
import { forwardToRemoteApi } from './forward.ts'

it('forwards method, body and cookie to a remote API, and returns its response', async () => {
  const api = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' })
    const { cookie, 'x-forwarded-for': address, 'x-request-id': id } = request.headers
    response.end(JSON.stringify({ method: request.method, url: request.url, cookie, address, id, body }))
  }).listen(0)
  await once(api, 'listening')
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const forward = forwardToRemoteApi(`http://localhost:${port}`, () => undefined)
  const headers = {
    cookie: 'sid=1',
    'x-forwarded-for': 'forged',
    'x-request-id': 'forged-id',
    'keep-alive': '300',
    expect: '100-continue',
  }
  const request = new Request('http://store.test/api/x?y=1', { method: 'POST', body: '{"n":1}', headers })
  const answer = await requestIdContext.run('request-7', () =>
    forward(request, { incoming: { socket: { remoteAddress: '203.0.113.7' } } }),
  )
  expect(answer.status).toBe(201)
  expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  expect(await answer.json()).toEqual({
    method: 'POST',
    url: '/api/x?y=1',
    cookie: 'sid=1',
    address: '203.0.113.7',
    id: 'request-7',
    body: '{"n":1}',
  })
  api.close()
})

it('returns redirects, cookies and cross-origin headers to the browser unchanged', async () => {
  const requests: IncomingHttpHeaders[] = []
  const api = createServer((request, response) => {
    requests.push(request.headers)
    if (request.method === 'OPTIONS') {
      response
        .writeHead(204, { 'access-control-allow-origin': 'https://partner.example', vary: 'Origin' })
        .end()
    } else {
      response.writeHead(302, { location: 'https://issuer.example/auth?x=1', 'set-cookie': 'way=1' }).end()
    }
  }).listen(0)
  await once(api, 'listening')
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const forward = forwardToRemoteApi(`http://localhost:${port}`, () => undefined)
  const led = await forward(new Request('http://store.test/api/x/google/start?return_to=%2Fcart'))
  expect([led.status, led.headers.get('location'), led.headers.getSetCookie()]).toEqual([
    302,
    'https://issuer.example/auth?x=1',
    ['way=1'],
  ])
  const details = {
    origin: 'https://partner.example',
    'access-control-request-method': 'POST',
    'sec-fetch-site': 'same-site',
  }
  const reported = await forward(
    new Request('http://store.test/api/x', { method: 'OPTIONS', headers: details }),
  )
  expect([
    reported.status,
    reported.headers.get('access-control-allow-origin'),
    reported.headers.get('vary'),
  ]).toEqual([204, 'https://partner.example', 'Origin'])
  expect(requests[1]).toMatchObject(details)
  api.close()
})

it('returns 502 as a problem when the API is unreachable', async () => {
  const logged: string[] = []
  const answer = await forwardToRemoteApi('http://localhost:1', (message) => logged.push(message))(
    new Request('http://store.test/api/x'),
  )
  expect(logged).toEqual(['GET /api/x did not reach the API'])
  expect(answer.status).toBe(502)
  expect(await answer.json()).toMatchObject({ status: false, code: 'unreachable' })
})

it('removes the X-Forwarded-For header of a client when the IP address of the connection is unknown', async () => {
  const api = createServer((request, response) => {
    response.end(JSON.stringify(request.headers['x-forwarded-for'] ?? 'none'))
  }).listen(0)
  await once(api, 'listening')
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const forward = forwardToRemoteApi(`http://localhost:${port}`, () => undefined)
  const headers = { 'x-forwarded-for': '198.51.100.9' }
  expect(await (await forward(new Request('http://store.test/api/x', { headers }))).json()).toBe('none')
  api.close()
})

it.each([
  [true, '198.51.100.9'],
  [false, '203.0.113.7'],
])('forwards only the last address that a trusted proxy has set (%s)', async (isTrusted, told) => {
  const api = createServer((request, response) => {
    response.end(JSON.stringify(request.headers['x-forwarded-for']))
  }).listen(0)
  await once(api, 'listening')
  const address = api.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const forward = forwardToRemoteApi(`http://localhost:${port}`, () => undefined, isTrusted)
  const request = new Request('http://store.test/api/x', {
    headers: { 'x-forwarded-for': '192.0.2.1, 198.51.100.9' },
  })
  const answer = await forward(request, { incoming: { socket: { remoteAddress: '203.0.113.7' } } })
  expect(await answer.json()).toBe(told)
  api.close()
})

describe('a remote API', () => {
  const timeoutMs = 200
  const open = async (answer: RequestListener) => {
    const api = createServer(answer).listen(0)
    await once(api, 'listening')
    const address = api.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const close = () => {
      api.closeAllConnections()
      api.close()
    }
    return {
      forward: forwardToRemoteApi(`http://localhost:${port}`, () => undefined, false, timeoutMs),
      close,
    }
  }
  /** Returns a body that takes longer than the API's timeout. */
  const slowBody = () => {
    const parts = ['a', 'b', 'c']
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, timeoutMs * 0.75))
        const part = parts.shift()
        if (part === undefined) controller.close()
        else controller.enqueue(new TextEncoder().encode(part))
      },
    })
  }
  const upload = () => {
    const init = { method: 'POST', body: slowBody(), duplex: 'half' }
    return new Request('http://store.test/api/x', init)
  }

  it('receives a complete body, however long it takes to arrive', async () => {
    const { forward, close } = await open(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      response.end(body)
    })
    const answer = await forward(upload())
    expect([answer.status, await answer.text()]).toEqual([200, 'abc'])
    close()
  })

  it('a remote API times out when it does not respond after the request body', async () => {
    const { forward, close } = await open((request) => void request.resume())
    expect((await forward(upload())).status).toBe(502)
    expect((await forward(new Request('http://store.test/api/x'))).status).toBe(502)
    close()
  })

  it('may take longer than the timeout to send the body of its response', async () => {
    const { forward, close } = await open((_, response) => {
      response.write('first ')
      setTimeout(() => response.end('second'), timeoutMs * 1.5)
    })
    const answer = await forward(new Request('http://store.test/api/x'))
    expect(await answer.text()).toBe('first second')
    close()
  })
})
