import { type Declaration, findDeclaration } from './findDeclaration.ts'
import { readDocComment } from './readDocComment.ts'
import type { ParsedModule } from './readModule.ts'
import type { SyntaxNode } from './SyntaxNode.ts'

/** A field of an interface or of a type. */
export interface InterfaceField {
  readonly name: string
  /** Type of the field as written, in one line. */
  readonly type: string
  readonly isOptional: boolean
  /** TSDoc of the field in one line. */
  readonly doc: string
}

/**
 * Returns the fields of an interface, with inherited ones of the same package before its own; none for any other
 * declaration.
 */
export function readInterfaceFields({ node, module }: Declaration): readonly InterfaceField[] {
  if (node.type !== 'TSInterfaceDeclaration') return []
  const inherited = getChildNodes(getChildNode(node, 'extends')).flatMap((heritage) => {
    const base = getChildNode(heritage, 'expression')
    const name = base === undefined ? '' : getSourceText(module, base)
    const parent = name === '' ? undefined : findDeclaration(module.path, name)
    return parent ? readInterfaceFields(parent) : []
  })
  return [...inherited, ...getTypeMembers(module, getChildNode(node, 'body'))]
}

/** Returns the fields between the braces of an interface or of a type. */
export function getTypeMembers(module: ParsedModule, body: unknown): readonly InterfaceField[] {
  return [
    ...getChildNodes(getChildNode(body, 'body')),
    ...getChildNodes(getChildNode(body, 'members')),
  ].flatMap((member) => {
    const key = getChildNode(member, 'key')
    if (member.type !== 'TSPropertySignature' || key === undefined) return []
    const annotation = getChildNode(getChildNode(member, 'typeAnnotation'), 'typeAnnotation')
    return {
      name: getSourceText(module, key).replace(/^['"]|['"]$/g, ''),
      type: annotation ? typeText(module, annotation) : '',
      isOptional: 'optional' in member && member.optional === true,
      doc: readDocComment(module, member.start),
    }
  })
}

/** Returns the field `name` of a parsed node, if its value is a node too. */
export function getChildNode(node: unknown, name: string): SyntaxNode | undefined {
  if (typeof node !== 'object' || node === null || !(name in node)) return undefined
  const value: unknown = Object.entries(node).find(([key]) => key === name)?.[1]
  return isNode(value)
    ? value
    : Array.isArray(value)
      ? { type: 'List', start: 0, end: 0, ...{ items: value } }
      : undefined
}

/** Returns the nodes of a list from {@link getChildNode}. */
export function getChildNodes(node: SyntaxNode | undefined): readonly SyntaxNode[] {
  return node && 'items' in node && Array.isArray(node.items) ? node.items.filter(isNode) : []
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** Returns the source of a node. */
export const getSourceText = ({ text }: ParsedModule, { start, end }: SyntaxNode): string =>
  text.slice(start, end)

// Returns the type without comments, in one line.
const typeText = (module: ParsedModule, node: SyntaxNode): string =>
  getSourceText(module, node)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\(([^()]*\([^()]*\)[^()]*)\)$/, '$1')
    .trim()
