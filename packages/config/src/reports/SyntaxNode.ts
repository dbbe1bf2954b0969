import type { Program } from 'oxc-parser'

/** A top-level statement of a module. */
export type Statement = Program['body'][number]

/** Any part of a parsed module, with the fields that a walk through it needs. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Calls the callback for a node and all its descendants. */
export function walkSyntaxTree(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(node)) {
    for (const one of node) walkSyntaxTree(one, visit)
    return
  }
  if (!isNode(node)) return
  visit(node)
  for (const value of Object.values(node)) if (typeof value === 'object') walkSyntaxTree(value, visit)
}
