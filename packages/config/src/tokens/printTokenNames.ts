import type { DesignTokens } from './loadTokens.ts'
import { toCssVariable } from './toCssValue.ts'

/** Prints a TypeScript module with the name of each token and its `var()`. */
export function printTokenNames(tokens: DesignTokens): string {
  const rows = Object.values(tokens.resolve()).map(({ id, $description }) => {
    const value = toCssVariable(id)
    const doc = $description ?? 'A step of the scale.'
    return `  /** ${doc} */\n  '${value.slice('--store-'.length)}': 'var(${value})',`
  })
  return `// Generated from \`packages/ui/tokens\` by \`pnpm tokens\`: change the tokens there.

/** The design tokens as CSS values, for styles that are written in TypeScript. */
export const tokens = {
${rows.join('\n')}
} as const

/** Name of a design token without the prefix \`--store-\`, such as \`color-ink\`. */
export type TokenName = keyof typeof tokens
`
}
