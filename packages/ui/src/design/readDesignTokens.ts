/** A design token as computed for an element. */
export interface DesignToken {
  /** Full name, such as `--store-color-ink`. */
  readonly name: string
  readonly value: string
}

/** Reads all tokens that the page's stylesheets set on `:root`, in order, with their values for an element. */
export function readDesignTokens(element: Element): readonly DesignToken[] {
  const values = getComputedStyle(element)
  return [...new Set(namesIn(element.ownerDocument))].map((name) => ({
    name,
    value: values.getPropertyValue(name).trim(),
  }))
}

function namesIn(page: Document): readonly string[] {
  return [...page.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root')
    .flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : []))
    .filter((name) => name.startsWith('--store-'))
}
