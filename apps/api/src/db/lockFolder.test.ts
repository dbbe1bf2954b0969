import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lockFolder } from './lockFolder.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'lock-')), 'pglite')

it('rejects a folder that is locked by a running process, and names the process', () => {
  const folder = newFolder()
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`in use by process ${process.pid}`)
  unlock()
  expect(() => lockFolder(folder)).not.toThrow()
})

it.each([
  ['a process that has died', () => String(spawnSync(process.execPath, ['-e', '']).pid)],
  ['an unknown process', () => 'nonsense'],
  ['an earlier process with the same process id', () => String(process.pid)],
])('takes over the lock of %s', (_, holder) => {
  const folder = newFolder()
  writeFileSync(`${folder}.lock`, holder())
  expect(() => lockFolder(folder)).not.toThrow()
})
