import type { ComponentPropsWithRef } from 'react'
import { useToHref } from './LinkProvider.tsx'

/** Props of {@link Link}: those of an anchor. */
export interface LinkProps extends ComponentPropsWithRef<'a'> {}

/** A link whose URL the host can change, such as by a locale prefix ({@link LinkProvider}). */
export function Link({ href, children, ...props }: LinkProps) {
  const toHref = useToHref()
  return (
    <a {...props} href={href === undefined ? undefined : toHref(href)}>
      {children}
    </a>
  )
}
