import { createContext, type ReactNode, useContext } from 'react'

/** Returns the URL that a link leads to, from the one that a component or the API names. */
export type ToHref = (href: string) => string

const LinkContext = createContext<ToHref>((href) => href)

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /** @example (href) => (href.startsWith('/') ? `/hi${href}` : href) */
  readonly toHref: ToHref
  readonly children: ReactNode
}

/** Changes the URL of every link inside: a locale prefix, a base path. Without it links lead where they say. */
export const LinkProvider = ({ toHref, children }: LinkProviderProps) => (
  <LinkContext.Provider value={toHref}>{children}</LinkContext.Provider>
)

/** Returns the function that turns a named URL into the one to render. */
export const useToHref = (): ToHref => useContext(LinkContext)
