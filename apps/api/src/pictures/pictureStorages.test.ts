import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPicture } from '../fixtures/readPicture.ts'
import { startS3Server } from '../fixtures/startS3Server.ts'
import { createFolderStorage } from './createFolderStorage.ts'
import { createMemoryStorage } from './createMemoryStorage.ts'
import { createS3Storage } from './createS3Storage.ts'
import { PictureStorageUnavailableError } from './PictureStorageUnavailableError.ts'

let folder = ''
let server: Awaited<ReturnType<typeof startS3Server>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  server = await startS3Server(join(folder, 's3'))
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const soon = () => new Date(Date.now() + 60_000)

const storages = {
  'in a folder': () => createFolderStorage(join(folder, 'folder')),
  'in memory': () => createMemoryStorage({ now: () => new Date() }),
  // A page has only two names, so that a list has several pages.
  'in a bucket': () => createS3Storage(server.settings, { pageSize: 2 }),
}

describe.each(Object.entries(storages))('pictures %s', (_, open) => {
  it('are written, listed and removed', async () => {
    const storage = open()
    expect(await storage.open('a-1')).toBeUndefined()
    await storage.write('a-1', new Uint8Array([1, 2, 0, 255]))
    expect([...((await readPicture(storage, 'a-1')) ?? [])]).toEqual([1, 2, 0, 255])
    await storage.write('a-1', new Uint8Array([3]))
    expect([...((await readPicture(storage, 'a-1')) ?? [])]).toEqual([3])
    await storage.remove('a-1')
    await storage.remove('a-1')
    expect(await storage.open('a-1')).toBeUndefined()
  })

  it('are listed if they are older than a given time, however many there are', async () => {
    const storage = open()
    expect(await storage.listBefore(soon())).toEqual([])
    const names = ['b-1', 'b-2', 'b-3', 'b-4', 'b-5']
    for (const name of names) await storage.write(name, new Uint8Array([1]))
    expect([...(await storage.listBefore(soon()))].sort()).toEqual(names)
    expect(await storage.listBefore(new Date(Date.now() - 60_000))).toEqual([])
    for (const name of names) await storage.remove(name)
    expect(await storage.listBefore(soon())).toEqual([])
  })

  it('cannot have names that lead to another path', async () => {
    const storage = open()
    for (const name of ['../secrets', 'a/b', '', '.', 'a.json', 'a?acl', 'a'.repeat(65)]) {
      await expect(storage.write(name, new Uint8Array())).rejects.toThrow('No name of a picture')
      await expect(storage.open(name)).rejects.toThrow('No name of a picture')
      await expect(storage.remove(name)).rejects.toThrow('No name of a picture')
    }
  })

  it('as large as a phone photo are returned unchanged', async () => {
    const storage = open()
    const content = Uint8Array.from({ length: 3_000_000 }, (_, at) => (at * 31) % 256)
    await storage.write('large', content)
    expect(Buffer.compare((await readPicture(storage, 'large')) ?? new Uint8Array(), content)).toBe(0)
    await storage.remove('large')
  })
})

describe('a bucket', () => {
  it('opened with a wrong secret key throws an error, and is not reported as empty', async () => {
    const storage = createS3Storage({ ...server.settings, secret: 'wrong' })
    await expect(storage.write('c-1', new Uint8Array([1]))).rejects.toThrow('answered 403')
    await expect(storage.open('c-1')).rejects.toThrow('answered 403')
    await expect(storage.listBefore(soon())).rejects.toThrow('answered 403')
  })

  it('that does not exist throws an error, and is not reported as a missing picture', async () => {
    const storage = createS3Storage({
      ...server.settings,
      bucket: server.settings.bucket.replace('pictures', 'nothing'),
    })
    await expect(storage.open('c-1')).rejects.toThrow('answered 404')
    await expect(storage.listBefore(soon())).rejects.toThrow('answered 404')
  })

  const serve = async (answer: RequestListener) => {
    const other = createServer(answer).listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const close = () => {
      other.closeAllConnections()
      other.close()
    }
    return { bucket: `http://127.0.0.1:${port}/pictures`, close }
  }

  it.each<[string, RequestListener]>([
    ['responds 503', (_, response) => response.writeHead(503).end()],
    ['does not respond', () => undefined],
    ['closes the connection', (request) => request.socket.destroy()],
    ['redirects elsewhere', (_, response) => response.writeHead(307, { location: '/other' }).end()],
  ])('that %s is unavailable, and the error reveals no keys', async (_, answer) => {
    const other = await serve(answer)
    const storage = createS3Storage({ ...server.settings, bucket: other.bucket }, { timeoutMs: 200 })
    const failed = await storage.open('c-1').catch((cause: unknown) => cause)
    expect(failed).toBeInstanceOf(PictureStorageUnavailableError)
    expect(String(failed)).not.toContain('S3RVER')
    other.close()
  })
})
