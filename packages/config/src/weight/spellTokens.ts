import { reckonLengths } from './reckonLengths.ts'
import { rule } from './rule.ts'

/**
 * Writes short values where their tokens are asked for, and leaves out definitions that nobody asks for any more: a page
 * repeats each token's name at each of its uses. A token that has another value anywhere, under a condition or on an element,
 * stays a token.
 *
 * @param tokens Properties that nobody but these sheets asks for.
 */
export function spellTokens(
  sheets: ReadonlyMap<string, string>,
  tokens: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const values = spelledValues([...sheets.values()].join('\n'), tokens)
  const spelled = [...sheets].map(([name, sheet]) => ({
    name,
    sheet: reckonLengths(sheet.replace(use, (found, token: string) => values.get(token) ?? found)),
  }))
  const whole = spelled.map(({ sheet }) => sheet).join('\n')
  const asked = new Set([...whole.matchAll(/var\((--[\w-]+)/g)].map(([, token]) => token))
  // What the body says anew nobody asks the root for.
  const anew = new Set(definedBy('body', whole).map(([token]) => token))
  const isNeeded = (token: string, isOfRoot: boolean) =>
    !tokens.has(token) || (asked.has(token) && !(isOfRoot && anew.has(token)))
  const leave = (_: string, selectors: string, body: string) =>
    `${selectors}{${body.replace(definition, (found, token: string) =>
      isNeeded(token, selectors.trim() === ':root') ? found.replace(stringOrGap, '$1$2') : '',
    )}}`
  return new Map(spelled.map(({ name, sheet }) => [name, sheet.replace(rule, leave)]))
}

/** Values that stand for their tokens everywhere. */
function spelledValues(whole: string, tokens: ReadonlySet<string>): ReadonlyMap<string, string> {
  const times = new Map<string, number>()
  for (const [, token = ''] of whole.matchAll(definition)) times.set(token, (times.get(token) ?? 0) + 1)
  return new Map(
    definedBy(':root', whole).filter(
      ([token, value]) => tokens.has(token) && times.get(token) === 1 && isShort(value),
    ),
  )
}

/** What the rules of exactly this selector say of tokens, under no condition. */
const definedBy = (selector: string, sheet: string): readonly (readonly [token: string, value: string])[] =>
  [...sheet.replace(conditions, '').matchAll(rule)].flatMap(([, selectors = '', body = '']) =>
    selectors.trim() === selector
      ? [...body.matchAll(definition)].map(([, token = '', value = '']) => [token, value] as const)
      : [],
  )

/** What stands under a condition, with its rules. */
const conditions = /@(media|supports|container)[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

/** A token where it is asked for; what it would fall back on is never needed of one that the root defines. */
const use = /var\((--[\w-]+)(?:,[^()]*)?\)/g

/** A property of its own kind with its value, and the sign that ends it. */
const definition = /(?<=^|[{;])(--[\w-]+):([^;{}]*);?/g

/** A string, which stays, or a sign with a gap behind it that nothing needs. */
const stringOrGap = /("[^"]*")|(,)\s+/g

/** No longer than a use of it and a little more: longer ones are packed better by their names. */
const isShort = (value: string): boolean => value !== '' && value.length <= 10 && !/var\(|["']/.test(value)
