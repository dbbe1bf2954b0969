import type { ReactNode } from 'react'

/** Props of an element that holds what is rendered now or, on a server, markup that was rendered before to the same letter. */
export const prerenderedHtml = (children: ReactNode, markup?: string) =>
  import.meta.env.SSR && markup !== undefined ? { dangerouslySetInnerHTML: { __html: markup } } : { children }
