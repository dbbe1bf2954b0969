import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { addUseClientDirective } from './addUseClientDirective.ts'

async function mark(files: Readonly<Record<string, string>>, entry = 'index'): Promise<string> {
  const dist = await mkdtemp(join(tmpdir(), 'mark-'))
  for (const [name, content] of Object.entries(files)) await writeFile(join(dist, name), content)
  await addUseClientDirective(dist, [entry])
  return readFile(join(dist, `${entry}.js`), 'utf8')
}

it.each([
  "import { useState } from 'react'",
  "import { memo, createContext } from 'react'",
  "import { useStore } from 'zustand'",
])('adds the directive to an entry point that uses %s', async (line) => {
  expect(await mark({ 'index.js': line })).toBe(`'use client'\n${line}`)
})

it('adds the directive to an entry point that imports a hook indirectly', async () => {
  const files = { 'index.js': "export * from './a.js'", 'a.js': "import './b.js'" }
  expect(await mark({ ...files, 'b.js': "import { useId } from 'react'" })).toMatch(/^'use client'\n/)
  expect(await mark({ ...files, 'b.js': "import { memo } from 'react'" })).not.toContain('use client')
})

it('does not add the directive to a store or lazy-loaded code', async () => {
  const files = {
    'index.js': "import { createStore } from 'zustand/vanilla'\nconst late = () => import('./late.js')",
    'late.js': "import { useId } from 'react'",
  }
  expect(await mark(files)).toBe(files['index.js'])
})

it('shifts the source map by the line that it adds', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'mark-'))
  await writeFile(join(dist, 'index.js'), "import { useId } from 'react'")
  await writeFile(join(dist, 'index.js.map'), JSON.stringify({ version: 3, mappings: 'AAAA' }))
  await addUseClientDirective(dist, ['index'])
  expect(JSON.parse(await readFile(join(dist, 'index.js.map'), 'utf8'))).toEqual({
    version: 3,
    mappings: ';AAAA',
  })
})
