/** A page that answers an address, with the parts its pattern named. */
export interface Match<Line> {
  readonly route: Line
  readonly params: Readonly<Record<string, string | undefined>>
}

/** Makes the look-up of pages by pathname; the first pattern that fits wins. */
export function createMatch<Line extends { readonly pattern: string }>(routes: readonly Line[]) {
  const patterns = routes.map((route) => ({ route, pattern: new URLPattern({ pathname: route.pattern }) }))
  return (pathname: string): Match<Line> | undefined => {
    for (const { route, pattern } of patterns) {
      const found = pattern.exec({ pathname })
      if (found) return { route, params: found.pathname.groups }
    }
    return undefined
  }
}
