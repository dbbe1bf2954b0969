import { createHash } from 'node:crypto'
import type { Declaration } from './findDeclaration.ts'

// The compiler expands schemas to many lines; a fingerprint represents the truncated part.
const longest = 2400

/** Prints a declaration as a user sees it, without comments. */
export function printDeclaration({ module, statement }: Declaration): string {
  let text = ''
  let at = statement.start
  for (const { start, end } of module.comments) {
    if (start < statement.start || end > statement.end) continue
    text += module.text.slice(at, start)
    at = end
  }
  text += module.text.slice(at, statement.end)
  return shorten(text.replace(/^[ \t]*\n/gm, '').replace(/^export (declare )?/, ''))
}

function shorten(text: string): string {
  if (text.length <= longest) return text
  const rest = text.slice(longest)
  const print = createHash('sha256').update(rest).digest('hex').slice(0, 12)
  return `${text.slice(0, longest)}\n// … ${rest.length} characters more, ${print}`
}
