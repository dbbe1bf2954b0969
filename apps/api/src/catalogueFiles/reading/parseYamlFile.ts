import { isAlias, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { FilePosition } from './CatalogueError.ts'
import type { FileContent } from './FileContent.ts'

/** Parses a YAML file and keeps the position of every value. */
export function parseYamlFile(file: string, text: string): FileContent {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number): FilePosition => {
    const { line, col } = lines.linePos(offset)
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) }
  }
  const errors = document.errors.map(({ message, pos: [start] }) => ({
    ...at(start),
    path: '',
    rule: message,
    fix: 'Correct the YAML: equal indentation by spaces, a space after each colon, and quotes around texts with ": " or "#".',
  }))
  const locate = (path: readonly (string | number)[]): FilePosition => {
    let node: unknown = document.contents
    let found = isNode(node) ? node : undefined
    for (const key of path) {
      const child: Child | undefined = childOf(isAlias(node) ? node.resolve(document) : node, key)
      if (!child) break
      node = child.value
      found = child.position ?? found
    }
    return at(found?.range?.[0] ?? 0)
  }
  // The limit on aliases protects against malicious files; these files are the merchant's own.
  const value = errors.length > 0 ? undefined : document.toJS({ maxAliasCount: -1 })
  return { value, errors, locate }
}

interface Child {
  readonly value: unknown
  readonly position: Node | undefined
}

function childOf(node: unknown, key: string | number): Child | undefined {
  if (isSeq(node) && typeof key === 'number') {
    const item = node.items[key]
    return isNode(item) ? { value: item, position: item } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(({ key: own }) => isScalar(own) && String(own.value) === String(key))
  if (!pair) return undefined
  // An empty value has no position of its own.
  const position = isNode(pair.value) && pair.value.range ? pair.value : pair.key
  return { value: pair.value, position: isNode(position) ? position : undefined }
}
