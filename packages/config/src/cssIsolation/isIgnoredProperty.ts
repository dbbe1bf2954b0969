import type { StyleSnapshot } from './readStyleSnapshots.ts'

interface Rule {
  readonly names: RegExp
  /** Where it holds; everywhere when missing. */
  readonly where?: (look: StyleSnapshot) => boolean
}

const isKind = (kinds: string) => {
  const last = new RegExp(`(^|> )(${kinds})\\[\\d+\\][^>]*$`)
  return ({ of }: StyleSnapshot) => last.test(of)
}
const isControl = isKind('a|button|input|label|option|select|summary|textarea')
const isDrawing = isKind('svg|path|circle|ellipse|g|line|polygon|rect')
const isShape = isKind('path|circle|ellipse|g|line|polygon|rect')
const isNot = (kind: string) => (look: StyleSnapshot) => look.style.display !== kind
const isClipped = (look: StyleSnapshot) => look.style['clip-path'] === 'inset(50%)'
const isMissing = (name: string) => (look: StyleSnapshot) =>
  [undefined, 'none', '0px'].includes(look.style[name])

/** What may differ on a hostile page: it is not seen there, or it is the page's to say. */
const rules: readonly Rule[] = [
  // How letters are smoothed, what can be selected and how the caret looks, a page says for all that is in it.
  { names: /^(-webkit-font-smoothing|user-select|caret-color|tab-size)$/ },
  // The flash under a thumb; our buttons have their own.
  { names: /^-webkit-tap-highlight-color$/, where: (look) => !isKind('button')(look) },
  // Only controls that the browser draws take it, and ours are not.
  { names: /^accent-color$/ },
  // Over words that cannot be pressed the pointer is the page's: a card of theirs that is one link stays one.
  { names: /^cursor$/, where: (look) => !isControl(look) },
  // It breaks what would otherwise stick out.
  { names: /^overflow-wrap$/ },
  { names: /^list-style/, where: isNot('list-item') },
  { names: /^border-(collapse|spacing)$/, where: isNot('table') },
  { names: /^(fill|stroke)/, where: (look) => !isDrawing(look) },
  // Lines that are not drawn have a colour all the same: that of the words.
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'outline', 'column-rule', 'row-rule'].map(
    (line) => ({ names: new RegExp(`^${line}-color$`), where: isMissing(`${line}-style`) }),
  ),
  { names: /^text-decoration-color$/, where: isMissing('text-decoration-line') },
  { names: /^-webkit-text-stroke-color$/, where: isMissing('-webkit-text-stroke-width') },
  { names: /^text-emphasis-color$/, where: isMissing('text-emphasis-style') },
  // What is clipped to a pixel may be anywhere.
  { names: /^(top|right|bottom|left|(perspective|transform)-origin)$/, where: isClipped },
  // Where there are no words, nothing shows how they would be written; a drawing takes its ink from them.
  {
    names: /^(color|font|hyphens|letter-spacing|line-height|text-|white-space|word-|-webkit-text-)/,
    where: (look) => !look.hasWords && !isDrawing(look),
  },
  {
    names:
      /^(?!color$|fill|stroke|opacity$|display$|visibility$|filter$|translate$|rotate$|scale$|transform$)/,
    where: isShape,
  },
  {
    names: /^(font|hyphens|letter-spacing|line-height|text-|white-space|word-|-webkit-text-)/,
    where: isDrawing,
  },
]

/** Whether a property of this look is not seen, or not ours to say. */
export const isIgnoredProperty = (name: string, look: StyleSnapshot): boolean =>
  rules.some(({ names, where = () => true }) => names.test(name) && where(look))
