import type { TokenNormalized } from '@terrazzo/parser'
import type { DesignTokens } from './loadTokens.ts'
import { toCssValue, toCssVariable } from './toCssValue.ts'

const generated = 'Generated from `packages/ui/tokens` by `pnpm tokens`: change the tokens there.'

/** Prints the stylesheet of the base tokens, including the device's preferences for less motion and more contrast. */
export function printTokensCss(tokens: DesignTokens): string {
  const all = tokens.resolve()
  const declare = (set: readonly TokenNormalized[]) => printDeclarations(set, tokens)
  const groups = Map.groupBy(Object.values(all), ({ id }) => id.split('.')[0] ?? id)
  const base = [...groups].map(([name, group]) => {
    const title = tokens.groups[name]
    return [...(title === undefined ? [] : [`  /* ${title} */`]), declare(group)].join('\n')
  })
  return `/*
 * The look of the shop. ${generated}
 * A page restyles the shop by setting any of these again on \`:root\`, and a part of itself by setting it there.
 *
 * Widths where layouts change (media queries cannot read custom properties, so they are repeated by hand):
 *   below 768px   phone: sheets, sticky bars, one column
 *   768 to 1023px tablet: cards instead of sheets
 *   from 1024px   desktop: two columns
 */
:root {
${base.join('\n\n')}
}

@media (prefers-reduced-motion: reduce) {
  :root {
${indent(declare(tokens.listSetBy('motion', 'reduced')))}
  }
}

/* The selector is repeated, so that it outranks a theme. */
@media (prefers-contrast: more) {
  :root:root {
${indent(declare(tokens.listSetBy('contrast', 'more')))}
  }
}
`
}

/** Prints the stylesheet of the dark theme, which follows the device or is chosen by an attribute. */
export function printDarkCss(tokens: DesignTokens): string {
  const rules = `color-scheme: dark;\n\n${printDeclarations(tokens.listSetBy('theme', 'dark'), tokens)}`
  const declarations = indent(`  ${rules}`)
  return `/*
 * The dark theme. ${generated}
 * Import it after \`tokens.css\`. A page follows the device, or has \`data-store-theme="dark"\` or \`"light"\` on its root;
 * a part of a page may have the attribute too. On paper every page is light.
 *
 * This file lists the tokens twice, because a media query and a selector cannot be combined in one rule.
 */
@media screen and (prefers-color-scheme: dark) {
  :root:where(:not([data-store-theme])) {
${declarations}
  }
}

@media screen {
  [data-store-theme="dark"] {
${declarations}
  }
}
`
}

/** Prints the stylesheet of a context that an attribute chooses, such as `data-store-density="compact"`. */
export function printContextCss(tokens: DesignTokens, modifier: string, context: string): string {
  const attribute = `data-store-${modifier}="${context}"`
  return `/*
 * ${generated}
 * Import it after \`tokens.css\`, and set \`${attribute}\` on the root or on a part of a page.
 */
[${attribute}] {
${printDeclarations(tokens.listSetBy(modifier, context), tokens)}
}
`
}

const printDeclarations = (set: readonly TokenNormalized[], tokens: DesignTokens) =>
  set.map((token) => `  ${toCssVariable(token.id)}: ${toCssValue(token, tokens.resolve())};`).join('\n')

const indent = (lines: string) => lines.replace(/^(?=.)/gm, '  ')
