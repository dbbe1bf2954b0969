import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inlineCode, printTable } from './printTable.ts'

/** Prints the tokens that a package sets, with their values, and those its styles use. */
export function printTokens(source: string, folder: string): readonly string[] {
  const read = (file: string) => readFileSync(join(source, file), 'utf8')
  if (folder === 'ui') {
    const set = [
      ...(/:root \{([\s\S]*?)\n\}/.exec(read('tokens.css'))?.[1] ?? '').matchAll(
        /^ {2}(--store-[\w-]+): ([^;]+);/gm,
      ),
    ]
    return [
      '### Tokens',
      'Set again any of them on `:root` or on any part of a page.',
      printTable(
        ['token', 'value'],
        set.map(([, name = '', value = '']) => [inlineCode(name), inlineCode(value.replace(/\s+/g, ' '))]),
      ),
    ]
  }
  const used = new Set(
    globSync('**/*.css', { cwd: source }).flatMap((file) =>
      [...read(file).matchAll(/var\((--store-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  )
  if (used.size === 0) return []
  return ['### Tokens it uses', [...used].sort().map(inlineCode).join(', ')]
}
