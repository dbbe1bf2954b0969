import { isValidElement, type ReactNode } from 'react'

/** Whether a timer can show this: anything React can, but not nothing at all. */
export function isTimerNodes(children: unknown): children is ReactNode {
  if (Array.isArray(children)) return children.every((child) => child === undefined || isTimerNodes(child))
  if (children === null) return true
  return ['string', 'number', 'boolean'].includes(typeof children) || isValidElement(children)
}
