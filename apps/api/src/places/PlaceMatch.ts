import { nameRanks } from './NameMatcher.ts'

/** A place that fits a text, and how well. */
export interface PlaceMatch<Place> {
  readonly place: Place
  readonly kind: 'city' | 'part'
  readonly cityId: string
  /** How its name has the text: one of `nameRanks`, and above them for typing errors. */
  readonly rank: number
  /** People who live there, or a share of the city's. */
  readonly population: number
  /** The name is spelt otherwise, but sounds like the text. */
  readonly soundsAlike?: boolean | undefined
}

/** From so many people on, the name of a city means the city before all of its namesakes. */
const bigCity = 100_000

/** How many times more people a place needs that is not called by the whole text. */
const wholeName = 100

const isBigCity = ({ kind, population }: PlaceMatch<unknown>) => kind === 'city' && population >= bigCity

const isWhole = ({ rank }: PlaceMatch<unknown>) => rank === nameRanks.whole

// How much of the likeness of its name a big city has in advance.
const bigCityAdvance = 0.15

const unlikenessOf = (match: PlaceMatch<unknown>) => match.rank - (isBigCity(match) ? bigCityAdvance : 0)

/** The best match first: big cities by their whole name, names that begin with the text, later words, typing errors. */
export function compareMatches(a: PlaceMatch<unknown>, b: PlaceMatch<unknown>): number {
  const [groupA, groupB] = [groupOf(a), groupOf(b)]
  if (groupA !== groupB) return groupA - groupB
  if (groupA === groups.alike) return unlikenessOf(a) - unlikenessOf(b)
  return scoreOf(b) - scoreOf(a) || a.rank - b.rank
}

const groups = { big: 0, begins: 1, later: 2, alike: 3 } as const

function groupOf(match: PlaceMatch<unknown>): number {
  if (isBigCity(match) && isWhole(match)) return groups.big
  if (match.rank > nameRanks.laterWord) return groups.alike
  return match.rank === nameRanks.laterWord ? groups.later : groups.begins
}

const scoreOf = (match: PlaceMatch<unknown>) => (match.population + 1) * (isWhole(match) ? wholeName : 1)

/** Moves places where nothing is delivered below the others of their group; a city stays where its whole name was typed. */
export function deliverableFirst<Match extends PlaceMatch<unknown>>(
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

/** A city is meant before a namesake with less than one in so many of its people. */
const muchBigger = 3

/** The one place that a text means without doubt, of matches with the best first; `undefined` where another may be meant. */
export function findUnambiguous<Match extends PlaceMatch<unknown>>(
  matches: readonly Match[],
): Match | undefined {
  const [first, ...others] = matches
  if (!first || first.rank > nameRanks.firstLetters) return undefined
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
  const isAlike = other.rank === nameRanks.firstWords || other.soundsAlike === true
  return isAlike && other.cityId !== first.cityId && other.population > first.population
}
