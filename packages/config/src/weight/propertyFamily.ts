/** What a declaration belongs to: properties of one family set or reset each other, those of two never do. */
export function propertyFamily(declaration: string): string {
  const name = declaration.slice(0, declaration.indexOf(':')).trim()
  if (name.startsWith('--')) return name
  const plain = name.replace(/^-(webkit|moz|ms)-/, '')
  return families.find(([pattern]) => pattern.test(plain))?.[1] ?? shorthands.exec(plain)?.[0] ?? plain
}

const families: readonly (readonly [pattern: RegExp, family: string])[] = [
  [/^(font|line-height)/, 'font'],
  [/^(white-space|text-wrap)/, 'white-space'],
  [/^text-(decoration|underline)/, 'text-decoration'],
  [/^(align|justify|place)-/, 'align'],
  [/^(grid-)?(row-|column-)?gap$/, 'gap'],
  [/^(inset|top$|right$|bottom$|left$)/, 'inset'],
  [/^(inline-size|block-size|width|height)$/, 'size'],
  [/^(min|max)-(inline-size|block-size|width|height)$/, 'bounds'],
  [/^(overflow|overscroll|scroll|container|contain|content-visibility|column|break|page-break)/, 'flow'],
]

/** Shorthands that begin the names of all they set. */
const shorthands =
  /^(animation|background|border|flex|grid|list-style|margin|mask|offset|outline|padding|stroke|transition)/
