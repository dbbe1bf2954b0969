import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { splitLines } from './splitLines.ts'

it('splits chunks into lines at line feeds, and at no other separator', async () => {
  const lines: string[] = []
  for await (const line of splitLines(Readable.from(['one\ntw', 'o\u2028still two\n', 'three'])))
    lines.push(line)
  expect(lines).toEqual(['one', 'two\u2028still two', 'three'])
})
