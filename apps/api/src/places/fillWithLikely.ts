import { byLikeness, type NameMatch } from './NameMatch.ts'

// Fewer letters have too few pieces to tell a typing error from another name.
const fewestLetters = 3

// What begins as it was typed is probably meant already: then only what is very like it is worth a line.
const share = { alone: 0.3, besides: 0.5 }

/** Adds names that are like the text to those that begin with it, up to the limit. */
export async function fillWithLikely<Found>(
  text: string,
  exact: readonly Found[],
  limit: number,
  keyOf: (found: Found) => string,
  search: (match: NameMatch, limit: number) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  if (exact.length >= limit || text.length < fewestLetters) return exact.slice(0, limit)
  const known = new Set(exact.map(keyOf))
  const match = byLikeness(text, exact.length > 0 ? share.besides : share.alone)
  const like = await search(match, limit + exact.length)
  return [...exact, ...like.filter((found) => !known.has(keyOf(found)))].slice(0, limit)
}
