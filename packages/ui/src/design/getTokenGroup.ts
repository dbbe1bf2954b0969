/** Groups of tokens, in display order. */
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

/** Returns the group of a token by its name; a token without a group is a measure. */
export function getTokenGroup(name: string): TokenGroup {
  const short = removeTokenPrefix(name)
  return prefixes.find(([prefix]) => prefix.test(short))?.[1] ?? 'Measures'
}

/** Removes the prefix that all token names share. */
export const removeTokenPrefix = (name: string) => name.replace(/^--store-/, '')
