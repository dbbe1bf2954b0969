/** A token as it stands somewhere on a page. */
export interface Token {
  /** Full name, such as `--store-color-ink`. */
  readonly name: string
  readonly value: string
}

/** Every token the page's style sheets set on `:root`, in their order, with its value at an element. */
export function readTokens(element: Element): readonly Token[] {
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
