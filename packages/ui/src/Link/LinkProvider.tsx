import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefAttributes,
  useContext,
  useMemo,
} from 'react'

/** Returns the URL to render for the URL that a component or the API names. */
export type HrefRewriter = (href: string) => string

/** Props of a {@link LinkComponent}: those of an anchor, with a path of the store as `href`. */
export interface LinkComponentProps extends ComponentPropsWithoutRef<'a'>, RefAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** Link component of a router, such as Next.js's. */
export type LinkComponent = ComponentType<LinkComponentProps>

/** How links inside a {@link LinkProvider} are rendered. */
interface LinkPort {
  readonly toHref: HrefRewriter
  readonly component: LinkComponent | undefined
}

const LinkContext = createContext<LinkPort>({ toHref: (href) => href, component: undefined })

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /**
   * Changes the URL of a link, such as by a locale prefix.
   *
   * @example (href) => (href.startsWith('/') ? `/hi${href}` : href)
   * @default URLs are unchanged, except by an outer provider
   */
  readonly toHref?: HrefRewriter | undefined
  /**
   * Renders links to paths of the store, so that a client-side router navigates without loading a document. The
   * component adds the router's own base path. Other URLs, links to new windows and downloads are plain anchors.
   *
   * @default `<a>`, or the component of an outer provider
   */
  readonly component?: LinkComponent | undefined
  readonly children: ReactNode
}

/** Sets the component and the URLs of all links inside it, in all packages. */
export function LinkProvider({ toHref, component, children }: LinkProviderProps) {
  const outer = useContext(LinkContext)
  const port = useMemo(
    () => ({ toHref: toHref ?? outer.toHref, component: component ?? outer.component }),
    [toHref, component, outer],
  )
  return <LinkContext.Provider value={port}>{children}</LinkContext.Provider>
}

/** Returns the component and options of the nearest provider for links. */
export const useLinkSettings = (): LinkPort => useContext(LinkContext)

/** Returns the function that turns a URL of a component or of the API into the URL to render. */
export const useRewriteHref = (): HrefRewriter => useLinkSettings().toHref
