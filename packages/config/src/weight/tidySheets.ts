import { propertyFamily } from './propertyFamily.ts'

/**
 * Writes the declarations of all rules of a build in one order, the commonest first, so that what many rules say alike is
 * packed as one piece. Properties that touch each other keep their order; a rule with a string or an address, and one in which
 * `all` is not first, stays as it is.
 */
export function tidySheets(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const counts = countFamilies([...sheets.values()].join('\n'))
  const rank = (declaration: string) => counts.get(propertyFamily(declaration)) ?? 0
  const tidy = (body: string): string => {
    const declarations = declarationsOf(body)
    if (!declarations) return body
    return declarations
      .map((declaration, place) => ({ declaration, family: propertyFamily(declaration), place }))
      .sort(
        (one, other) =>
          rank(other.declaration) - rank(one.declaration) ||
          compare(one.family, other.family) ||
          one.place - other.place,
      )
      .map(({ declaration }) => declaration.replace(/ ?([,/]) /g, '$1'))
      .join(';')
  }
  const tidied = [...sheets].map(([name, sheet]): [string, string] => [
    name,
    sheet.replace(/\{([^{}]*)\}/g, (_, body: string) => `{${tidy(body)}}`),
  ])
  return new Map(tidied)
}

/** How often the commonest declaration of each family stands in the sheets. */
function countFamilies(sheets: string): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const [, body = ''] of sheets.matchAll(/\{([^{}]*)\}/g)) {
    for (const declaration of declarationsOf(body) ?? [])
      times.set(declaration, (times.get(declaration) ?? 0) + 1)
  }
  const counts = new Map<string, number>()
  for (const [declaration, count] of times) {
    const family = propertyFamily(declaration)
    counts.set(family, Math.max(counts.get(family) ?? 0, count))
  }
  // It undoes whatever stands before it.
  return counts.set('all', Number.POSITIVE_INFINITY)
}

/** Declarations of a rule, where it can be taken apart at its semicolons. */
function declarationsOf(body: string): readonly string[] | undefined {
  const declarations = body.split(';').filter((declaration) => declaration.trim() !== '')
  const isPlain = !/["'\\]|url\(/.test(body) && declarations.every((declaration) => declaration.includes(':'))
  const all = declarations.findIndex((declaration) => nameOf(declaration) === 'all')
  return isPlain && all <= 0 ? declarations : undefined
}

const nameOf = (declaration: string): string => declaration.slice(0, declaration.indexOf(':')).trim()

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)
