import { type SyntaxNode, walkSyntaxTree } from './SyntaxNode.ts'

/** Returns every name that a declaration refers to. */
export function findReferencedNames(node: SyntaxNode): ReadonlySet<string> {
  const names = new Set<string>()
  walkSyntaxTree(node, (one) => {
    if (one.type === 'Identifier' && 'name' in one && typeof one.name === 'string') names.add(one.name)
  })
  return names
}
