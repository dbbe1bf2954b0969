import { normalizeName } from '../../src/places/normalizeName.ts'

/** Returns a name as a URL slug: `new-delhi`. */
export const toSlug = (name: string): string => normalizeName(name).replaceAll(' ', '-')

/** An entry that needs a unique id, with the parts of its id, the shortest first. */
export interface SlugCandidates {
  readonly slugs: readonly [string, ...(readonly string[])]
}

/**
 * Assigns to each entry its shortest free id, in the given order; if all are taken, a number is appended to the
 * longest.
 */
export function assignUniqueIds<Each extends SlugCandidates>(
  all: readonly Each[],
): ReadonlyMap<Each, string> {
  const taken = new Set<string>()
  return new Map(
    all.map((each) => {
      const id = each.slugs.find((slug) => !taken.has(slug)) ?? numbered(each.slugs.at(-1) ?? '', taken)
      taken.add(id)
      return [each, id]
    }),
  )
}

function numbered(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
  }
}
