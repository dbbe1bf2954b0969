import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useToHref } from './LinkProvider.tsx'

/** Props of {@link Link}: those of an anchor. */
export interface LinkProps extends ComponentPropsWithoutRef<'a'> {}

/** A link whose URL the host can change, such as by a locale prefix ({@link LinkProvider}). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { href, children, ...props },
  ref,
) {
  const toHref = useToHref()
  return (
    <a {...props} ref={ref} href={href === undefined ? undefined : toHref(href)}>
      {children}
    </a>
  )
})
