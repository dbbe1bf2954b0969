import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { connectionLimits } from './connectionLimits.ts'
import { type ConnectionLimits, createHttpServer } from './createHttpServer.ts'

const open: { readonly servers: Server[]; readonly sockets: Socket[] } = { servers: [], sockets: [] }
afterEach(async () => {
  for (const socket of open.sockets.splice(0)) socket.destroy()
  for (const server of open.servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
})

type Answer = (request: Request) => Response | Promise<Response>

async function serve(answer: Answer, limits: Partial<ConnectionLimits> = {}): Promise<Socket> {
  const server = createHttpServer(answer, { ...connectionLimits, ...limits }).listen(0, '127.0.0.1')
  open.servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1')
  socket.on('error', () => undefined)
  open.sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: store.test\r\n\r\n`
const isClosed = (socket: Socket) =>
  new Promise<boolean>((resolve) => {
    socket.resume()
    socket.once('close', () => resolve(true))
  })

/** A response without an end, which is made as it is read; counts what was made of it. */
function endless() {
  let bytes = 0
  const body = () =>
    new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        // As a file: never at once.
        await new Promise((resolve) => setImmediate(resolve))
        bytes += 65_536
        controller.enqueue(new Uint8Array(65_536))
      },
    })
  return { answer: () => new Response(body()), bytes: () => bytes }
}

describe('pipelined requests', () => {
  it('are answered in their order, and one at a time', async () => {
    let [now, most] = [0, 0]
    const socket = await serve(async (request) => {
      now += 1
      most = Math.max(most, now)
      await new Promise((resolve) => setTimeout(resolve, 5))
      now -= 1
      return new Response(`<${new URL(request.url).pathname}>`)
    })
    let text = ''
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part
    })
    socket.write(['/1', '/2', '/3', '/4'].map(get).join(''))
    await expect.poll(() => text.match(/<\/\d>/g)).toEqual(['</1>', '</2>', '</3>', '</4>'])
    expect(most).toBe(1)
    // The connection is as good as new.
    socket.write(get('/5'))
    await expect.poll(() => text).toContain('</5>')
  })

  it('above the limit cost the connection, and none of them is handled', async () => {
    let handled = 0
    const socket = await serve(
      () => {
        handled += 1
        return new Promise(() => undefined)
      },
      { pipelinedRequests: 3 },
    )
    socket.write(Array.from({ length: 1000 }, () => get('/')).join(''))
    expect(await isClosed(socket)).toBe(true)
    expect(handled).toBe(1)
  })

  it('of a client that is gone are not handled', async () => {
    let handled = 0
    let finish: (answer: Response) => void = () => undefined
    const socket = await serve(() => {
      handled += 1
      return new Promise((resolve) => {
        finish = resolve
      })
    })
    socket.write(get('/').repeat(3))
    await expect.poll(() => handled).toBe(1)
    socket.destroy()
    await new Promise((resolve) => setTimeout(resolve, 50))
    finish(new Response('late'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(handled).toBe(1)
  })
})

describe('a client that reads nothing', () => {
  it('is disconnected, and little of its response is made', async () => {
    const { answer, bytes } = endless()
    const socket = await serve(answer, { readTimeout: 200 })
    socket.pause()
    socket.write(get('/'))
    const server = open.servers[0]
    const count = () => new Promise((resolve) => server?.getConnections((_, all) => resolve(all)))
    await expect.poll(count, { timeout: 5_000 }).toBe(0)
    // What the two ends of a connection on this machine hold by themselves.
    expect(bytes()).toBeLessThan(32 * 1024 * 1024)
  })

  it('is waited for while nothing is there to be read', async () => {
    const socket = await serve(
      async () => {
        await new Promise((resolve) => setTimeout(resolve, 300))
        return new Response('here')
      },
      { readTimeout: 50 },
    )
    socket.write(get('/'))
    const [text] = await once(socket.setEncoding('utf8'), 'data')
    expect(text).toMatch(/^HTTP\/1\.1 200 /)
  })
})

it('disconnects a client whose response takes too long in all, however steadily it reads', async () => {
  const socket = await serve(endless().answer, { responseTimeout: 200 })
  socket.write(get('/'))
  expect(await isClosed(socket)).toBe(true)
})
