import type { StyleSnapshot } from './readStyleSnapshots.ts'

interface Rule {
  readonly names: RegExp
  /** Elements to which the rule applies; all if missing. */
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

/** Properties that may differ on a hostile page, because they are not visible there or the page decides them. */
const rules: readonly Rule[] = [
  // A page decides font smoothing, selection and caret for all its content.
  { names: /^(-webkit-font-smoothing|user-select|caret-color|tab-size)$/ },
  // The page decides the tap highlight, except on our buttons, which set their own.
  { names: /^-webkit-tap-highlight-color$/, where: (look) => !isKind('button')(look) },
  // `accent-color` affects only controls that the browser draws; our components draw their own.
  { names: /^accent-color$/ },
  // The page decides the cursor over text that cannot be pressed, such as inside a host's card that is a link.
  { names: /^cursor$/, where: (look) => !isControl(look) },
  // `overflow-wrap` only breaks text that would otherwise overflow.
  { names: /^overflow-wrap$/ },
  { names: /^list-style/, where: isNot('list-item') },
  { names: /^border-(collapse|spacing)$/, where: isNot('table') },
  { names: /^(fill|stroke)/, where: (look) => !isDrawing(look) },
  // Lines that are not drawn still have a color: that of the text.
  ...['border-top', 'border-right', 'border-bottom', 'border-left', 'outline', 'column-rule', 'row-rule'].map(
    (line) => ({ names: new RegExp(`^${line}-color$`), where: isMissing(`${line}-style`) }),
  ),
  { names: /^text-decoration-color$/, where: isMissing('text-decoration-line') },
  { names: /^-webkit-text-stroke-color$/, where: isMissing('-webkit-text-stroke-width') },
  { names: /^text-emphasis-color$/, where: isMissing('text-emphasis-style') },
  // The position of an element clipped to one pixel does not matter, because the element is not visible.
  { names: /^(top|right|bottom|left|(perspective|transform)-origin)$/, where: isClipped },
  // Without text, text properties are not visible, except in a drawing, which uses `color`.
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

/** Returns whether a property of this snapshot is not visible, or is decided by the page. */
export const isIgnoredProperty = (name: string, look: StyleSnapshot): boolean =>
  rules.some(({ names, where = () => true }) => names.test(name) && where(look))
