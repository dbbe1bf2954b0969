import { calculateNameSimilarity, type NameSearch, searchBySimilarity } from './NameMatcher.ts'
import { toPhoneticKey } from './toPhoneticKey.ts'

// Minimum length of a text to correct. Shorter texts have too few trigrams to distinguish a spelling mistake from
// another name.
const fewestLetters = 3

// Minimum similarity of names that are added although the text is the prefix of another name, which is probably the one
// that is meant.
const besides = 0.5

// Bonus for a name that sounds the same.
const sameSound = 0.25

// Number of names to read, because the names with the most similar spelling may include few that sound similar.
const mostLooked = 40

/** A matched name. */
interface Found {
  readonly rank: number
  readonly population: number
  readonly soundsAlike?: boolean | undefined
  /** The matching name, normalized. */
  readonly name: string
}

/** Adds names that are similar to the text to the prefix matches, most similar first. */
export async function addFuzzyMatches<Name extends Found>(
  text: string,
  exact: readonly Name[],
  limit: number,
  keyOf: (found: Name) => string,
  search: (names: NameSearch, limit: number) => Promise<readonly Name[]>,
): Promise<readonly Name[]> {
  if (exact.length >= limit || text.length < fewestLetters) return exact
  const known = new Set(exact.map(keyOf))
  const sound = toPhoneticKey(text)
  const like = (await search(searchBySimilarity(text), mostLooked))
    .filter((found) => !known.has(keyOf(found)))
    .map((found) => ({ found, sounds: toPhoneticKey(found.name) === sound }))
    .filter(
      ({ found, sounds }) =>
        exact.length === 0 || sounds || calculateNameSimilarity(found.rank, found.population) >= besides,
    )
    .map(({ found, sounds }) => ({
      ...found,
      rank: found.rank - (sounds ? sameSound : 0),
      soundsAlike: sounds,
    }))
    .sort((a, b) => a.rank - b.rank)
  return [...exact, ...like].slice(0, limit)
}
