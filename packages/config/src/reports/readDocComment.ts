import type { ParsedModule } from './readModule.ts'

/** Returns the TSDoc right above a position in a module, in one line; empty if there is none. */
export function readDocComment({ comments, text }: ParsedModule, start: number): string {
  const above = comments.findLast(
    ({ type, value, end }) => type === 'Block' && value.startsWith('*') && end <= start,
  )
  if (!above || text.slice(above.end, start).trim() !== '') return ''
  return above.value
    .replace(/^\*|^\s*\*+ ?/gm, ' ')
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s+/g, ' ')
    .trim()
}
