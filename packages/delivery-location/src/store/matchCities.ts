/** Minimum characters to filter a list of cities (specification 2, section 5). */
export const minCityCharacters = 2

/**
 * Returns the cities whose name matches the typed text. Cities with a word that starts with the text come first, in
 * the given order, so that "de" finds New Delhi before Dehradun. Cities whose prefix differs by one typo follow.
 */
export function matchCities<City extends { readonly city: string }>(
  cities: readonly City[],
  typed: string,
): readonly City[] {
  const text = plain(typed)
  if (text.length < minCityCharacters) return cities
  const begins = cities.filter(({ city }) => beginsWord(plain(city), text))
  const near = cities.filter((city) => !begins.includes(city) && isNear(plain(city.city), text))
  return [...begins, ...near]
}

const beginsWord = (name: string, text: string) =>
  name.startsWith(text) || name.includes(` ${text}`) || name.includes(`-${text}`)

// A shorter text would match almost every name with one typo.
const slipLeast = 4

function isNear(name: string, text: string): boolean {
  if (text.length < slipLeast) return false
  return [-1, 0, 1].some((more) => isOneSlip(name.slice(0, text.length + more), text))
}

/** Returns whether two texts differ by one typo: a letter inserted, deleted or replaced, or two neighbours swapped. */
function isOneSlip(name: string, text: string): boolean {
  let start = 0
  while (start < name.length && name[start] === text[start]) start += 1
  const [a, b] = [name.slice(start), text.slice(start)]
  return (
    a.slice(1) === b.slice(1) ||
    a.slice(1) === b ||
    a === b.slice(1) ||
    (a.slice(2) === b.slice(2) && a[0] === b[1] && a[1] === b[0])
  )
}

const plain = (text: string) => text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
