import { isValidElement, type ReactNode } from 'react'

/** Returns whether a timer can render a value: any React node except `undefined`. */
export function isRenderableNode(children: unknown): children is ReactNode {
  if (Array.isArray(children))
    return children.every((child) => child === undefined || isRenderableNode(child))
  if (children === null) return true
  return ['string', 'number', 'boolean'].includes(typeof children) || isValidElement(children)
}
