import { readFileSync } from 'node:fs'
import { listTokenFiles } from '@store/config/tokens'
import { expect, it } from 'vitest'

const folder = new URL('../../', import.meta.url)

it.each(await listTokenFiles(folder))('$path is what `pnpm tokens` generates', ({ path, content }) => {
  expect(readFileSync(new URL(path, folder), 'utf8')).toBe(content)
})
