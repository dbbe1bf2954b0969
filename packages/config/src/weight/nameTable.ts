import { withoutTexts } from './withoutTexts.ts'

/** Styles of one package, or of the host's own modules. */
export interface NamedSheets {
  /** What every generated name of these sheets begins with, such as `cart`. */
  readonly prefix: string
  /** The sheets as they were built. */
  readonly sheets: readonly string[]
}

/** Long generated name to the short one that stands for it. */
export type NameTable = ReadonlyMap<string, string>

/**
 * Gives every generated name of these sheets and every token `--store-…` a name of a few characters, the commonest token the
 * shortest. The names are sorted first, so that the same sheets always make the same table; words the sheets use for something
 * else are never given out.
 *
 * @param scripts All code that may name a token by itself: a token it names keeps its name.
 */
export function nameTable(packages: readonly NamedSheets[], scripts: readonly string[]): NameTable {
  const found = new Set(
    packages.flatMap(({ sheets }) => sheets).flatMap((sheet) => withoutTexts(sheet).match(words) ?? []),
  )
  const isOwn = ownName(packages)
  // Rows of a grid's areas are strings.
  const all = packages.flatMap(({ sheets }) => sheets).flatMap((sheet) => sheet.match(words) ?? [])
  const own = [...new Set(all)].filter((word) => isOwn.test(word)).sort()
  const others = new Set([...found].map((word) => word.replace(/^--/, '')))
  const said = saidTokens(scripts)
  const times = countWords(all)
  const tokens = [...found]
    .filter((word) => token.test(word) && !said.some((names) => names(word)))
    .sort((one, other) => (times.get(other) ?? 0) - (times.get(one) ?? 0) || (one < other ? -1 : 1))
  const table = new Map<string, string>()
  const classes = shortWords(others, 2)
  for (const name of own) if (!areaOf(name, own)) table.set(name, classes.next().value)
  for (const name of own) {
    const area = areaOf(name, own)
    if (area) table.set(name, `${table.get(area)}${name.slice(area.length)}`)
  }
  const properties = shortWords(others, 1)
  for (const name of tokens) table.set(name, `--${properties.next().value}`)
  return table
}

function countWords(found: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const word of found) times.set(word, (times.get(word) ?? 0) + 1)
  return times
}

/** Words of a stylesheet: classes, animations, areas, properties. */
const words = /-{0,2}[A-Za-z_][\w-]*/g

const token = /^--store-[\w-]*\w$/

/** What the build of packages makes of a local name. */
const ownName = (packages: readonly NamedSheets[]): RegExp =>
  new RegExp(`^(?:${packages.map(({ prefix }) => prefix).join('|')})-[\\w-]{6}-[A-Za-z_][\\w-]*$`)

/** The area of a grid that a line is called after. */
function areaOf(name: string, own: readonly string[]): string | undefined {
  const area = name.replace(/-(start|end)$/, '')
  return area !== name && own.includes(area) ? area : undefined
}

/** Tokens that code names, or puts together from a beginning. */
const saidTokens = (scripts: readonly string[]) => {
  const said = new Set(scripts.flatMap((script) => script.match(/--store-[\w-]*/g) ?? []))
  return [...said].map(
    (name) => (word: string) => (name.endsWith('-') ? word.startsWith(name) : word === name),
  )
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']
const signs = [...letters, ...'0123456789']

/** Words from a length on, but for what is taken and what blockers of advertisements hide. */
function* shortWords(taken: ReadonlySet<string>, from: number): Generator<string, never> {
  for (let length = from; ; length++) {
    for (const word of wordsOf(length)) if (!taken.has(word) && !/ad/i.test(word)) yield word
  }
}

const wordsOf = (length: number): readonly string[] =>
  length === 1 ? letters : wordsOf(length - 1).flatMap((word) => signs.map((sign) => word + sign))
