import { loadTokens } from './loadTokens.ts'
import { printFigmaTokens } from './printFigmaTokens.ts'
import { printTokenNames } from './printTokenNames.ts'
import { printContextCss, printDarkCss, printTokensCss } from './printTokensCss.ts'

/** A file that is generated from the design tokens. */
export interface TokenFile {
  /** Path in `packages/ui`. */
  readonly path: string
  readonly content: string
}

/**
 * Lists all files that are generated from the design tokens of a folder's `tokens/tokens.resolver.json`: stylesheets,
 * TypeScript, and one file for each Figma mode.
 */
export async function listTokenFiles(folder: URL): Promise<readonly TokenFile[]> {
  const tokens = await loadTokens(new URL('tokens/tokens.resolver.json', folder))
  return [
    { path: 'src/tokens.css', content: printTokensCss(tokens) },
    { path: 'src/dark.css', content: printDarkCss(tokens) },
    { path: 'src/winter-sale.css', content: printContextCss(tokens, 'theme', 'winter-sale') },
    { path: 'src/compact.css', content: printContextCss(tokens, 'density', 'compact') },
    { path: 'src/tokens.ts', content: printTokenNames(tokens) },
    { path: 'figma/light.json', content: printFigmaTokens(tokens, {}) },
    { path: 'figma/dark.json', content: printFigmaTokens(tokens, { theme: 'dark' }) },
    { path: 'figma/winter-sale.json', content: printFigmaTokens(tokens, { theme: 'winter-sale' }) },
    { path: 'figma/compact.json', content: printFigmaTokens(tokens, { density: 'compact' }) },
  ]
}
