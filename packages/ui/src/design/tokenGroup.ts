/** Where a token belongs, in the order they are shown. */
export const tokenGroups = ['Colours', 'Type', 'Space', 'Shape', 'Motion', 'Measures'] as const

/** One of the groups of tokens. */
export type TokenGroup = (typeof tokenGroups)[number]

const prefixes: readonly (readonly [RegExp, TokenGroup])[] = [
  [/^color-/, 'Colours'],
  [/^(font|weight|text|leading|measure)/, 'Type'],
  [/^(space|gutter)/, 'Space'],
  [/^(radius|shadow)-/, 'Shape'],
  [/^(motion|ease|travel)/, 'Motion'],
]

/** The group of a token, told from its name; what no group claims is a measure. */
export function tokenGroup(name: string): TokenGroup {
  const short = shortName(name)
  return prefixes.find(([prefix]) => prefix.test(short))?.[1] ?? 'Measures'
}

/** A token's name without the prefix all of them share. */
export const shortName = (name: string) => name.replace(/^--store-/, '')
