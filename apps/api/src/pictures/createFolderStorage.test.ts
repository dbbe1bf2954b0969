import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readPicture } from '../fixtures/readPicture.ts'
import { createFolderStorage } from './createFolderStorage.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('writes, lists and removes pictures in a folder it creates', async () => {
  const storage = createFolderStorage(join(folder, 'deep', 'pictures'))
  expect(await storage.open('a-1')).toBeUndefined()
  expect(await storage.listBefore(new Date())).toEqual([])
  await storage.write('a-1', new Uint8Array([1, 2]))
  expect([...((await readPicture(storage, 'a-1')) ?? [])]).toEqual([1, 2])
  expect(await storage.listBefore(new Date(Date.now() - 60_000))).toEqual([])
  expect(await storage.listBefore(new Date(Date.now() + 60_000))).toEqual(['a-1'])
  expect(await readdir(join(folder, 'deep', 'pictures'))).toEqual(['a-1'])
  await storage.remove('a-1')
  await storage.remove('a-1')
  expect(await storage.open('a-1')).toBeUndefined()
})

it('accesses nothing outside its folder', async () => {
  const storage = createFolderStorage(folder)
  for (const name of ['../secrets', 'a/b', '', '.', 'a.json']) {
    await expect(storage.write(name, new Uint8Array())).rejects.toThrow('No name of a picture')
    await expect(storage.open(name)).rejects.toThrow('No name of a picture')
  }
})
