import type { ReactNode } from 'react'

/**
 * Returns the props of an element that holds either children rendered now or, on a server, identical prerendered
 * markup.
 */
export const getPrerenderedHtmlProps = (children: ReactNode, markup?: string) =>
  import.meta.env.SSR && markup !== undefined ? { dangerouslySetInnerHTML: { __html: markup } } : { children }
