import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useLinkSettings } from './LinkProvider.tsx'

/** Props of {@link Link}: those of an anchor. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {}

/** A link as the host renders it: by its router's component, with its locale prefix ({@link LinkProvider}). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, ...props },
  ref,
) {
  const { toHref, component: Component } = useLinkSettings()
  const leadsTo = href === undefined ? undefined : toHref(href)
  if (Component && leadsTo !== undefined && isPage(leadsTo, props)) {
    return (
      <Component {...props} ref={ref} href={leadsTo}>
        {children}
      </Component>
    )
  }
  return (
    <a {...props} ref={ref} href={leadsTo}>
      {children}
    </a>
  )
})

// A router handles only paths of the store, not other sites or files.
const isPage = (href: string, { target, download }: LinkProps): boolean =>
  /^\/(?![/\\])/.test(href) && (target === undefined || target === '_self') && download === undefined
