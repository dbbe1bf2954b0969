import { matchBySimilarity, type NameMatcher, similarityOf } from './NameMatcher.ts'
import { phoneticKey } from './phoneticKey.ts'

// Fewer letters have too few pieces to tell a typing error from another name.
const fewestLetters = 3

// What begins as it was typed is probably meant already: then only what is very like it is worth a line.
const besides = 0.5

// How much more a name counts that sounds the same.
const sameSound = 0.25

// The best by spelling may be few of the best by sound.
const mostLooked = 40

/** A name that was found. */
interface Found {
  readonly rank: number
  readonly population: number
  readonly soundsAlike?: boolean | undefined
  /** The name that fits, folded. */
  readonly name: string
}

/** Adds names that are like the text to those that begin with it, the likeliest first. */
export async function addSimilarNames<Name extends Found>(
  text: string,
  exact: readonly Name[],
  limit: number,
  keyOf: (found: Name) => string,
  search: (match: NameMatcher, limit: number) => Promise<readonly Name[]>,
): Promise<readonly Name[]> {
  if (exact.length >= limit || text.length < fewestLetters) return exact
  const known = new Set(exact.map(keyOf))
  const sound = phoneticKey(text)
  const like = (await search(matchBySimilarity(text), mostLooked))
    .filter((found) => !known.has(keyOf(found)))
    .map((found) => ({ found, sounds: phoneticKey(found.name) === sound }))
    .filter(
      ({ found, sounds }) =>
        exact.length === 0 || sounds || similarityOf(found.rank, found.population) >= besides,
    )
    .map(({ found, sounds }) => ({
      ...found,
      rank: found.rank - (sounds ? sameSound : 0),
      soundsAlike: sounds,
    }))
    .sort((a, b) => a.rank - b.rank)
  return [...exact, ...like].slice(0, limit)
}
