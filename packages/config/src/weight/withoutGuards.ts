import { classesIn } from './classesIn.ts'
import { rule } from './rule.ts'
import { saidOfAll } from './saidOfAll.ts'

/**
 * Leaves out of the sheets of a build what guards a widget in somebody else's page, for a page whose every rule is ours: that
 * it undoes what others said of its elements (`all: revert`, text as it begins, `content: none` where nothing is put in), that
 * it says again what the page says of all elements, and that entries of a list have no marks where the list has none. Undoing
 * alone took half the time in which a phone finds a page's styles. Classes named twice stay: widgets outdo each other by them.
 */
export function withoutGuards(sheets: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const whole = [...sheets.values()].join('\n')
  const filled = filledClasses(whole)
  const unmarked = unmarkedLists(whole)
  const keepsBox = boxesThatMatter(whole)
  const withoutRepeats = saidOfAll(whole)
  const lean = (sheet: string) =>
    sheet
      .replace(rule, (_, selectors: string, body: string) => {
        const left = isEmptyingOnly(selectors, body, filled) ? '' : withoutUndoing(selectors, body, keepsBox)
        const own = withoutMarks(selectors, withoutRepeats(selectors, left), unmarked)
        return own === '' ? '' : `${selectors}{${own}}`
      })
      .replace(emptyBlock, '')
  return new Map([...sheets].map(([name, sheet]) => [name, lean(sheet)]))
}

/** A condition under which nothing is said any more. */
const emptyBlock = /@(media|supports|container)[^{};]*\{\s*\}/g

const undoing = /^all:\s*revert(-layer)?$/

/** How text begins, and what a root says of it again in case somebody around said otherwise. */
const textAsItBegins = new Set([
  'text-transform:none',
  'letter-spacing:normal',
  'text-shadow:none',
  'white-space:normal',
  '-webkit-hyphens:manual',
  'hyphens:manual',
  'text-indent:0',
  'word-break:normal',
  'word-spacing:normal',
])

function withoutUndoing(selectors: string, body: string, keepsBox: (selectors: string) => boolean): string {
  const [first = '', ...others] = body.split(';')
  if (!undoing.test(first.trim())) return body
  const left = others.filter((said) => !textAsItBegins.has(said))
  // What was undone, too: that the page reckons all boxes from their edges. Buttons are reckoned so by browsers.
  const box = keepsBox(selectors) && !body.includes('box-sizing') ? ['box-sizing:revert'] : []
  return [...box, ...left].join(';')
}

/** Tells of which elements it is seen how their box is reckoned: they have a length, and a padding or an edge. */
function boxesThatMatter(sheets: string): (selectors: string) => boolean {
  const sized = new Set<string>()
  const padded = new Set<string>()
  for (const [, selectors = '', body = ''] of sheets.matchAll(rule)) {
    const names = classesIn(selectors)
    if (length.test(body)) for (const name of names) sized.add(name)
    if (thickness.test(body)) for (const name of names) padded.add(name)
  }
  return (selectors) => classesIn(selectors).some((name) => sized.has(name) && padded.has(name))
}

const length = /(^|;)((min-|max-)?(inline-size|block-size|width|height)|flex|flex-basis|aspect-ratio):/

const thickness =
  /(^|;)(padding|border(?!-(radius|start|end|collapse|color))|border-(block|inline))[\w-]*:(?!0(;|$)|none)/

const putIn = /:(before|after|marker)/

const isEmptying = (body: string): boolean => /^content:\s*none;?$/.test(body)

/** Classes of elements that a rule of ours puts something into. */
function filledClasses(sheets: string): ReadonlySet<string> {
  const filled = new Set<string>()
  for (const [, selectors = '', body = ''] of sheets.matchAll(rule)) {
    if (putIn.test(selectors) && !isEmptying(body)) for (const name of classesIn(selectors)) filled.add(name)
  }
  return filled
}

const isEmptyingOnly = (selectors: string, body: string, filled: ReadonlySet<string>): boolean =>
  isEmptying(body) && !classesIn(selectors).some((name) => filled.has(name))

const noMark = 'list-style:none'

/** Classes of lists without marks, which their entries have from them. */
const unmarkedLists = (sheets: string): ReadonlySet<string> =>
  new Set(
    [...sheets.matchAll(rule)].flatMap(([, selectors = '', body = '']) =>
      body.split(';').includes(noMark) ? selectors.split(',').map((selector) => selector.trim()) : [],
    ),
  )

function withoutMarks(selectors: string, body: string, unmarked: ReadonlySet<string>): string {
  const lists = selectors.split(',').map((selector) => /^(\S+)>\*$/.exec(selector.trim())?.[1] ?? '')
  if (!lists.every((list) => unmarked.has(list))) return body
  return body
    .split(';')
    .filter((said) => said !== noMark)
    .join(';')
}
