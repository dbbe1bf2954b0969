/** Text with a little emphasis, parsed from HTML; components render it as elements and never as markup. */
export type RichText = readonly RichNode[]

/** A node of rich text. */
export type RichNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'emphasis'; readonly children: RichText }
  | { readonly kind: 'link'; readonly href: string; readonly children: RichText }

/** Elements whose text is dropped as well. */
const unspoken = /<(script|style|template|textarea|title|iframe|noscript|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi

const piece = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>|([^<]+|<)/gi

/**
 * Parses HTML from a server by a strict allow-list: `b`, `strong`, `i`, `em`, `br` and `a` to the store's own pages
 * or to https. Of all other elements it keeps the text and drops the markup (document 0, "`dcMessage` and other
 * HTML").
 */
export function parseRichText(html: string): RichText {
  const open: { readonly tag: string; readonly node: RichNode | undefined; readonly into: RichNode[] }[] = []
  const root: RichNode[] = []
  const here = () => open.at(-1)?.into ?? root

  const close = () => {
    const ended = open.pop()
    if (ended?.node && ended.into.length > 0) here().push(ended.node)
  }

  for (const [, slash, tag, attributes, text] of html
    .slice(0, longest)
    .replace(unspoken, '')
    .matchAll(piece)) {
    if (text !== undefined) say(here(), decode(text))
    else if (tag !== undefined && slash) {
      const at = open.findLastIndex((element) => element.tag === tag.toLowerCase())
      while (at >= 0 && open.length > at) close()
    } else if (tag !== undefined) {
      const name = tag.toLowerCase()
      if (name === 'br') here().push({ kind: 'break' })
      else if (Object.hasOwn(kinds, name) && open.length < deepest) {
        open.push({ tag: name, ...nodeOf(name, attributes ?? '', here()) })
      }
    }
  }
  while (open.length > 0) close()
  return root
}

/**
 * Maximum length of the HTML; longer input is cut, because messages are short and long input could block the parser.
 */
const longest = 4_000

/** Maximum nesting depth; real messages are never nested deeper. */
const deepest = 8

const kinds: Readonly<Record<string, 'strong' | 'emphasis' | undefined>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  a: undefined,
}

// A link with a disallowed target is replaced by its text.
function nodeOf(name: string, attributes: string, around: RichNode[]) {
  const children: RichNode[] = []
  const kind = kinds[name]
  if (kind) return { node: { kind, children }, into: children } as const
  const href = decode(/\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(attributes)?.slice(1).find(Boolean) ?? '')
  if (!isAllowed(href)) return { node: undefined, into: around }
  return { node: { kind: 'link', href, children }, into: children } as const
}

const isAllowed = (href: string) =>
  /^\/(?![/\\])[^\s\\]*$/.test(href) || /^https:\/\/[a-z0-9.-]+(?:[/?#][^\s\\]*)?$/i.test(href)

function say(into: RichNode[], text: string): void {
  const words = text.replace(/[\t\n\f\r ]+/g, ' ')
  const last = into.at(-1)
  if (last?.kind === 'text') into[into.length - 1] = { kind: 'text', text: last.text + words }
  else if (words !== '') into.push({ kind: 'text', text: words })
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return named[String(name).toLowerCase()] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isCharacter ? String.fromCodePoint(code) : ''
  })
}
