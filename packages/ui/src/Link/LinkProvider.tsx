import {
  type ComponentPropsWithoutRef,
  type ComponentType,
  createContext,
  type ReactNode,
  type RefAttributes,
  useContext,
  useMemo,
} from 'react'

/** Returns the URL that a link leads to, from the one that a component or the API names. */
export type ToHref = (href: string) => string

/** Props of a {@link LinkComponent}: those of an anchor, with a path of the store as `href`. */
export interface LinkComponentProps extends ComponentPropsWithoutRef<'a'>, RefAttributes<HTMLAnchorElement> {
  readonly href: string
}

/** Link component of a router, such as Next.js's. */
export type LinkComponent = ComponentType<LinkComponentProps>

/** How the links inside a {@link LinkProvider} are rendered. */
interface LinkPort {
  readonly toHref: ToHref
  readonly component: LinkComponent | undefined
}

const LinkContext = createContext<LinkPort>({ toHref: (href) => href, component: undefined })

/** Props of {@link LinkProvider}. */
export interface LinkProviderProps {
  /**
   * Changes the URL of a link, such as by a locale prefix.
   *
   * @example (href) => (href.startsWith('/') ? `/hi${href}` : href)
   * @default links lead where they say, or where a provider around this one leads them
   */
  readonly toHref?: ToHref | undefined
  /**
   * Renders links to paths of the store, so that a client-side router navigates without loading a document. It adds the
   * router's own base path. Other URLs, other windows and downloads are plain anchors.
   *
   * @default `<a>`, or the component of a provider around this one
   */
  readonly component?: LinkComponent | undefined
  readonly children: ReactNode
}

/** Sets how every link of the packages inside is rendered and where it leads. */
export function LinkProvider({ toHref, component, children }: LinkProviderProps) {
  const outer = useContext(LinkContext)
  const port = useMemo(
    () => ({ toHref: toHref ?? outer.toHref, component: component ?? outer.component }),
    [toHref, component, outer],
  )
  return <LinkContext.Provider value={port}>{children}</LinkContext.Provider>
}

/** Returns how links are rendered here. */
export const useLinkPort = (): LinkPort => useContext(LinkContext)

/** Returns the function that turns a named URL into the one to render. */
export const useToHref = (): ToHref => useLinkPort().toHref
