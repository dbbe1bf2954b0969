declare const process: { readonly env: { readonly NODE_ENV?: string } }

let hasLooked = false

const warn = (element: Element | null): void => {
  if (hasLooked || element === null) return
  hasLooked = true
  if (getComputedStyle(element).getPropertyValue('--store-color-ink') !== '') return
  // biome-ignore lint/suspicious/noConsole: written for who develops with the package, and gone in production.
  console.warn(
    '@store/ui: the design tokens are missing, so nothing has its look. Import "@store/ui/tokens.css" and "@store/ui/styles.css" once.',
  )
}

let inDevelopment: typeof warn | undefined
try {
  if (process.env.NODE_ENV === 'development') inDevelopment = warn
} catch {
  // Without a bundler, `process` does not exist in a browser.
}

/**
 * Warns once in the console, only in development, if the stylesheet with the design tokens is not loaded. Use it as a
 * ref.
 */
export const warnMissingDesignTokens = inDevelopment
