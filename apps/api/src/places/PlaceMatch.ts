import { nameMatchRanks } from './NameMatcher.ts'

/** A place that matches a text, and how well. */
export interface PlaceMatch<Place> {
  readonly place: Place
  readonly kind: 'city' | 'part'
  readonly cityId: string
  /** How its name matches: one of `nameMatchRanks`, or a higher number for spelling mistakes. */
  readonly rank: number
  /** Population, or a share of the city's population. */
  readonly population: number
  /** Whether the name is spelled differently but sounds like the text. */
  readonly soundsAlike?: boolean | undefined
}

/** Population from which the name of a city means the city instead of its namesakes. */
const bigCity = 100_000

/** Factor by which the population of a place counts more if the text is its whole name and not only the beginning. */
const wholeName = 100

const isBigCity = ({ kind, population }: PlaceMatch<unknown>) => kind === 'city' && population >= bigCity

const isWhole = ({ rank }: PlaceMatch<unknown>) => rank === nameMatchRanks.whole

// Similarity bonus of a big city.
const bigCityAdvance = 0.15

const unlikenessOf = (match: PlaceMatch<unknown>) => match.rank - (isBigCity(match) ? bigCityAdvance : 0)

/**
 * Compares matches, best first: big cities by their complete name, names that begin with the text, later words,
 * spelling mistakes.
 */
export function compareMatches(a: PlaceMatch<unknown>, b: PlaceMatch<unknown>): number {
  const [groupA, groupB] = [groupOf(a), groupOf(b)]
  if (groupA !== groupB) return groupA - groupB
  if (groupA === groups.alike) return unlikenessOf(a) - unlikenessOf(b)
  return scoreOf(b) - scoreOf(a) || a.rank - b.rank
}

const groups = { big: 0, begins: 1, later: 2, alike: 3 } as const

function groupOf(match: PlaceMatch<unknown>): number {
  if (isBigCity(match) && isWhole(match)) return groups.big
  if (match.rank > nameMatchRanks.laterWord) return groups.alike
  return match.rank === nameMatchRanks.laterWord ? groups.later : groups.begins
}

const scoreOf = (match: PlaceMatch<unknown>) => (match.population + 1) * (isWhole(match) ? wholeName : 1)

/** Moves undeliverable places below the others of their group, except a city whose complete name was typed. */
export function sortDeliverableFirst<Match extends PlaceMatch<unknown>>(
  matches: readonly Match[],
  isDeliverable: (match: Match) => boolean,
): readonly Match[] {
  const isHeldBack = (match: Match) => !isDeliverable(match) && !(match.kind === 'city' && isWhole(match))
  return matches
    .map((match) => ({
      match,
      group: Math.max(groupOf(match), groups.begins),
      last: Number(isHeldBack(match)),
    }))
    .sort((a, b) => a.group - b.group || a.last - b.last)
    .map(({ match }) => match)
}

/** Factor by which the population of a city must exceed that of a namesake to precede it. */
const muchBigger = 3

/** Returns the only place that a text can mean, from matches with the best first; `undefined` if it is ambiguous. */
export function findUnambiguousPlace<Match extends PlaceMatch<unknown>>(
  matches: readonly Match[],
): Match | undefined {
  const [first, ...others] = matches
  if (!first || first.rank > nameMatchRanks.firstLetters) return undefined
  if (!isWhole(first)) return others.every((other) => isWithin(other, first)) ? first : undefined
  return others.some((other) => isRival(other, first)) ? undefined : first
}

const isWithin = (other: PlaceMatch<unknown>, first: PlaceMatch<unknown>): boolean =>
  first.kind === 'city' && other.cityId === first.cityId

function isRival(other: PlaceMatch<unknown>, first: PlaceMatch<unknown>): boolean {
  if (isWithin(other, first)) return false
  if (isBigCity(first)) {
    return isWhole(other) && other.kind === 'city' && other.population * muchBigger > first.population
  }
  if (isWhole(other)) return true
  const isAlike = other.rank === nameMatchRanks.firstWords || other.soundsAlike === true
  return isAlike && other.cityId !== first.cityId && other.population > first.population
}
