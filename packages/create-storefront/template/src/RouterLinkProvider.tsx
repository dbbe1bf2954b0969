import { type LinkComponentProps, LinkProvider } from '@store/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const RouterLink = ({ href, ...props }: LinkComponentProps) => <Link {...props} to={href} />

/** Renders every link of the packages with the router's link component. */
export const RouterLinkProvider = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
)
