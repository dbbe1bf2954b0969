import { type LinkComponentProps, LinkProvider } from '@store/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

const RouterLink = ({ href, ...props }: LinkComponentProps) => <Link {...props} to={href} />

/** Lets the router follow every link of the packages. */
export const RouterLinks = ({ children }: { readonly children: ReactNode }) => (
  <LinkProvider component={RouterLink}>{children}</LinkProvider>
)
