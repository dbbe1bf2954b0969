import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { findFreePort } from '@store/config/findFreePort'
import { expect, it, onTestFinished } from 'vitest'
import { createDatabaseProxy } from './createDatabaseProxy.ts'

/** Opens an echo server behind a proxy. */
async function openEcho() {
  const port = await findFreePort()
  const ends: Socket[] = []
  const server = createServer((socket) => {
    ends.push(socket.on('error', () => undefined))
    socket.pipe(socket)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const link = await createDatabaseProxy(`postgres://store@127.0.0.1:${port}/store`)
  onTestFinished(link.close)
  const open = async () => {
    const socket = connect(Number(new URL(link.url).port), '127.0.0.1').on('error', () => undefined)
    onTestFinished(() => void socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { link, open, ends }
}

// `once` of node:events would throw at the expected reset.
const ended = (socket: Socket) => new Promise<unknown>((resolve) => socket.once('close', resolve))

async function hears(socket: Socket, word: string): Promise<boolean> {
  socket.write(word)
  const heard = once(socket, 'data', { signal: AbortSignal.timeout(300) })
  return heard.then(
    ([data]) => String(data) === word,
    () => false,
  )
}

it('forwards data, and changes only host and port of the URL', async () => {
  const { link, open } = await openEcho()
  expect(await hears(await open(), 'hello')).toBe(true)
  expect(new URL(link.url)).toMatchObject({ username: 'store', pathname: '/store', protocol: 'postgres:' })
})

it('in the state “cut”, closes open connections and accepts new ones', async () => {
  const { link, open } = await openEcho()
  const socket = await open()
  expect(await hears(socket, 'hello')).toBe(true)
  const closed = ended(socket)
  link.cut()
  await closed
  expect(await hears(await open(), 'again')).toBe(true)
})

it('in the state “refusing”, rejects connections until restored', async () => {
  const { link, open } = await openEcho()
  await link.refuse()
  await expect(open()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  await link.restore()
  expect(await hears(await open(), 'again')).toBe(true)
})

it('in the state “hanging”, accepts connections that never transfer data, even after a restore', async () => {
  const { link, open, ends } = await openEcho()
  const before = await open()
  const left = await open()
  expect(await hears(before, 'hello')).toBe(true)
  expect(await hears(left, 'hello')).toBe(true)
  link.hang()
  left.destroy()
  await ended(left)
  expect(await hears(before, 'lost')).toBe(false)
  expect(await hears(await open(), 'lost')).toBe(false)
  expect(ends.slice(0, 2).map(({ destroyed }) => destroyed)).toEqual([false, false])
  const heard = ends[1] && ended(ends[1])
  await link.restore()
  await heard
  expect(await hears(before, 'lost')).toBe(false)
  expect(await hears(await open(), 'again')).toBe(true)
})
