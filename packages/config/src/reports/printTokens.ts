import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatInlineCode, printTable } from './printTable.ts'

/**
 * Prints the tokens that a package sets, with their values and uses, and the tokens that the styles of the package
 * use.
 */
export function printTokens(source: string, folder: string): readonly string[] {
  const read = (file: string) => readFileSync(join(source, file), 'utf8')
  if (folder === 'ui') {
    const root = /:root \{([\s\S]*?)\n\}/.exec(read('tokens.css'))?.[1] ?? ''
    const uses = new Map(
      [...read('tokens.ts').matchAll(/\/\*\* (.*) \*\/\n {2}'([\w-]+)'/g)].map(([, use, name]) => [
        `--store-${name}`,
        use,
      ]),
    )
    return [
      '### Tokens',
      'Override any token on `:root` or on any part of a page.',
      printTable(
        ['token', 'value', 'use'],
        [...root.matchAll(/^ {2}(--store-[\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [
          formatInlineCode(name),
          formatInlineCode(value),
          uses.get(name) ?? '',
        ]),
      ),
    ]
  }
  const used = new Set(
    globSync('**/*.css', { cwd: source }).flatMap((file) =>
      [...read(file).matchAll(/var\((--store-[\w-]+)/g)].map(([, name = '']) => name),
    ),
  )
  if (used.size === 0) return []
  return ['### Tokens it uses', [...used].sort().map(formatInlineCode).join(', ')]
}
