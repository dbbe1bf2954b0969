import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { formatFileJsonSchemas, jsonSchemaFolder } from './writeFileSchemas.ts'

const printed = formatFileJsonSchemas()

test.each([...printed])(
  'the schema file %s is up to date; regenerate it with pnpm --filter @store/api catalogue:schemas',
  (file, text) => {
    expect(readFileSync(join(jsonSchemaFolder, file), 'utf8')).toBe(text)
  },
)

test('the schema folder contains exactly the generated schemas', () => {
  expect(readdirSync(jsonSchemaFolder).sort()).toEqual([...printed.keys()].sort())
})

test.each(['template', 'catalogue'])('every file of the %s names its own schema', (folder) => {
  const root = join(jsonSchemaFolder, '../..', folder)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.yaml'),
  )
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const [, named = ''] =
      /^# yaml-language-server: \$schema=(\S+)\n/.exec(readFileSync(join(root, file), 'utf8')) ?? []
    const [, listed] = /^(products|translations)\//.exec(file) ?? []
    const kind = listed ?? file.replace('.yaml', '')
    expect(join(root, file, '..', named)).toBe(join(jsonSchemaFolder, `${kind}.json`))
  }
})
