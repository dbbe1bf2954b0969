import type { Readable } from 'node:stream'

/** Splits a stream of text at line feeds only: `readline` also splits at U+2028, which occurs in our test titles. */
export async function* splitLines(stream: Readable): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of stream.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
