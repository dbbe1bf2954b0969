import type { Declaration } from './findDeclaration.ts'
import { formatInlineCode, printTable } from './printTable.ts'
import { readDocComment } from './readDocComment.ts'
import {
  getChildNode,
  getChildNodes,
  getTypeMembers,
  type InterfaceField,
  readInterfaceFields,
} from './readInterfaceFields.ts'

/** Prints the events of a package by kind; for a custom element, its events by name. */
export function printEvents(declaration: Declaration): string {
  const { node, module } = declaration
  if (node.type === 'TSInterfaceDeclaration') {
    const rows = readInterfaceFields(declaration).map(({ name, type, doc }) => [
      formatInlineCode(name),
      formatInlineCode(type),
      doc,
    ])
    return rows.length === 0 ? '' : printTable(['event', '`detail`', 'when'], rows)
  }
  const type = getChildNode(node, 'typeAnnotation')
  const kinds = type?.type === 'TSUnionType' ? getChildNodes(getChildNode(type, 'types')) : type ? [type] : []
  const rows = kinds.flatMap((one) => {
    const members = getTypeMembers(module, one)
    const kind = members.find(({ name }) => name === 'kind')
    const carried = members.filter(({ name }) => name !== 'kind')
    const when = readDocComment(module, one.start) || kind?.doc || ''
    return kind ? [[kindsOf(kind), carried.map(carry).join(', '), when]] : []
  })
  return rows.length === 0 ? '' : printTable(['event', 'carries', 'when'], rows)
}

const kindsOf = ({ type }: InterfaceField) =>
  type
    .split(' | ')
    .map((kind) => formatInlineCode(kind.replaceAll("'", '')))
    .join(', ')

const carry = ({ name, isOptional, doc }: InterfaceField) =>
  `${formatInlineCode(isOptional ? `${name}?` : name)}${doc === '' ? '' : ` (${doc.replace(/\.$/, '')})`}`
