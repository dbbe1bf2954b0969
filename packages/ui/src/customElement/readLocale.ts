/** Reads the attribute `locale`; `undefined` if it is missing or not a language tag. */
export function readLocale(element: HTMLElement): string | undefined {
  try {
    return Intl.getCanonicalLocales(element.getAttribute('locale') ?? [])[0]
  } catch {
    return undefined
  }
}
