import { existsSync, mkdtempSync, readdirSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openPglite } from './openPglite.ts'

it('rejects a data folder without PG_VERSION, and changes nothing in it', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'pglite-')), 'data')
  const first = await openPglite({ folder })
  await first.close()
  const aside = `${folder}.version`
  renameSync(join(folder, 'PG_VERSION'), aside)
  const before = readdirSync(folder)
  await expect(openPglite({ folder })).rejects.toThrow(`The data folder ${folder} is not empty`)
  expect(readdirSync(folder)).toEqual(before)
  expect(existsSync(`${folder}.lock`)).toBe(false)
  renameSync(aside, join(folder, 'PG_VERSION'))
  const again = await openPglite({ folder })
  await again.close()
})
