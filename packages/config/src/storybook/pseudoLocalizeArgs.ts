import { cloneElement, isValidElement } from 'react'
import { isReadableText } from './isReadableText.ts'
import { pseudoLocalize } from './pseudoLocalize.ts'

/** Args of a story by name, or the fields of any plain object in them. */
type Fields = Readonly<Record<string, unknown>>

/** Where a story's value is: among the component's other props, or in an object that holds only messages. */
type Place = 'props' | 'messages'

/** Props that hold typed, selected or address values, never UI text, whatever their text looks like. */
const noWords =
  /^(id|key|ref|name|href|src|srcSet|sizes|value|defaultValue|className|style|dir|lang|locale|currency|code|role|pattern|accept|timeZone|inputMode|autoComplete)$|(Id|Href|Src|Url|Key|ClassName|Code)$/

const holdsMessages = /^(messages|names|words|texts|labels)$|(Messages|Texts|Labels)$/

/**
 * Pseudo-localizes a story's args, children included; everything that is not text stays the same value. Functions of
 * message objects are wrapped; all other functions stay as they are, because they may be spies of a test.
 *
 * @param leave Names of args that are left unchanged: choices from a list, or data.
 */
export function pseudoLocalizeArgs(args: Fields, leave: ReadonlySet<string> = new Set()): Fields {
  return eachField(args, (name, value) => (leave.has(name) ? value : pseudoField(name, value, 'props')))
}

const eachField = (fields: Fields, change: (name: string, value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(name, value)]))

function pseudoField(name: string, value: unknown, place: Place): unknown {
  if (place === 'props' && noWords.test(name)) return value
  return pseudoValue(value, holdsMessages.test(name) ? 'messages' : place)
}

function pseudoValue(value: unknown, place: Place): unknown {
  if (typeof value === 'string') {
    return isReadableText(value, { message: place === 'messages' }) ? pseudoLocalize(value) : value
  }
  if (Array.isArray(value)) return value.map((item) => pseudoValue(item, place))
  if (isValidElement<Fields>(value)) {
    // Children of an element are UI text, whichever object holds the element.
    return cloneElement(
      value,
      eachField(value.props, (name, prop) => pseudoField(name, prop, 'props')),
    )
  }
  if (typeof value === 'function' && place === 'messages') {
    return (...given: readonly unknown[]) => pseudoValue(Reflect.apply(value, undefined, given), place)
  }
  if (!isPlain(value)) return value
  return eachField(value, (name, field) => pseudoField(name, field, place))
}

function isPlain(value: unknown): value is Fields {
  if (typeof value !== 'object' || value === null) return false
  const parent: unknown = Object.getPrototypeOf(value)
  return parent === Object.prototype || parent === null
}
