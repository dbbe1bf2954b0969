import { classesIn } from './classesIn.ts'
import { rule } from './rule.ts'

/**
 * What a page says of all its elements (`*`), or of all in one state or part (`:focus-visible`, `::placeholder`), need not be
 * said of a class again. Answers what takes it out of a rule; a class that has something else to say of it says it whole.
 */
export function saidOfAll(sheets: string): (selectors: string, body: string) => string {
  const rules = [...sheets.matchAll(rule)].map(([, selectors = '', body = '']) => ({
    selectors: selectors.trim(),
    said: declarationsOf(body),
  }))
  const boxes = rules.find(({ selectors }) => selectors === '*')?.said ?? []
  const parts = new Map(
    rules.flatMap(({ selectors, said }) => (bare.test(selectors) ? [[selectors, said]] : [])),
  )
  const isRepeat = (selectors: string, said: readonly string[]): boolean =>
    selectors.split(',').every((selector) => {
      const part = partOfClass.exec(selector.trim())?.[1] ?? ''
      return said.every((one) => parts.get(part)?.includes(one))
    })
  const others = rules.filter(({ selectors, said }) => !isRepeat(selectors, said))

  /** Whether another rule of one of these classes speaks of the same. */
  const isContradicted = (selectors: string, said: readonly string[]): boolean => {
    const classes = classesIn(selectors)
    const properties = said.map(propertyOf)
    return others.some(
      (other) =>
        classesIn(other.selectors).some((name) => classes.includes(name)) &&
        (!ofNoElement.test(selectors) || ofNoElement.test(other.selectors)) &&
        other.said.some((one) => properties.includes(propertyOf(one))),
    )
  }

  return (selectors, body) => {
    const said = declarationsOf(body)
    if (classesIn(selectors).length === 0) return body
    if (isRepeat(selectors, said) && !isContradicted(selectors, said)) return ''
    const isSaid = !ofNoElement.test(selectors) && said.some((one) => boxes.includes(one))
    return isSaid ? said.filter((one) => !boxes.includes(one)).join(';') : body
  }
}

/** A state or a part of whatever it is found on. */
const bare = /^::?[a-z-]+$/

const partOfClass = /^(?:\.[\w-]+)+(::?[a-z-]+)$/

/** `*` is no word for what stands before and after an element, or within it. */
const ofNoElement = /::|:(before|after)/

const propertyOf = (said: string): string => /^\w+/.exec(said.replace(/^-(webkit|moz)-/, ''))?.[0] ?? said

const declarationsOf = (body: string): readonly string[] =>
  body
    .split(';')
    .map((said) => said.trim())
    .filter((said) => said !== '')
