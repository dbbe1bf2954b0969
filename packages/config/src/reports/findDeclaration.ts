import { type ParsedModule, readModule, resolveModule } from './readModule.ts'
import type { Statement, SyntaxNode } from './SyntaxNode.ts'

/** The declaration of a name. */
export interface Declaration {
  /** Name of the declaration in the declaring module. */
  readonly name: string
  readonly module: ParsedModule
  /** The whole statement, including `export` if there is one. */
  readonly statement: Statement
  /** The declaration itself. */
  readonly node: SyntaxNode
  /** Whether the declaration also exists at run time, unlike a type. */
  readonly isValue: boolean
}

/** Finds the declaration of a module's name, through re-exports; returns `undefined` if another package declares it. */
export function findDeclaration(path: string, name: string): Declaration | undefined {
  const module = readModule(path)
  for (const statement of module.body) {
    const declared = findStatementDeclarations(statement)
    const node = declared.get(name)
    if (node) return { name, module, statement, node, isValue: !/^TS(Interface|TypeAlias)/.test(node.type) }
  }
  for (const statement of module.body) {
    const elsewhere = namedElsewhere(statement, name)
    const file = elsewhere && resolveModule(path, elsewhere.from)
    if (file) return findDeclaration(file, elsewhere.name)
    if (elsewhere && elsewhere.from === '') return findDeclaration(path, elsewhere.name)
  }
  for (const statement of module.body) {
    const file =
      statement.type === 'ExportAllDeclaration' ? resolveModule(path, statement.source.value) : undefined
    const found = file && findDeclaration(file, name)
    if (found) return found
  }
  return undefined
}

/** Returns the declarations of a statement, by name. */
export function findStatementDeclarations(statement: Statement): ReadonlyMap<string, SyntaxNode> {
  const node =
    statement.type === 'ExportNamedDeclaration' && statement.declaration ? statement.declaration : statement
  switch (node.type) {
    case 'VariableDeclaration':
      return new Map(
        node.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [[id.name, node]] : [])),
      )
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return node.id ? new Map([[node.id.name, node]]) : new Map()
    default:
      return new Map()
  }
}

/**
 * Returns the module and the original name of a name that a statement imports or re-exports; `module` is empty if the
 * name comes from the same module.
 */
function namedElsewhere(
  statement: Statement,
  name: string,
): { readonly from: string; readonly name: string } | undefined {
  if (statement.type === 'ImportDeclaration') {
    for (const one of statement.specifiers)
      if (one.local.name === name && one.type === 'ImportSpecifier')
        return { from: statement.source.value, name: nameOf(one.imported) }
  }
  if (statement.type === 'ExportNamedDeclaration') {
    for (const { exported, local } of statement.specifiers)
      if (nameOf(exported) === name && (statement.source !== null || nameOf(local) !== name))
        return { from: statement.source?.value ?? '', name: nameOf(local) }
  }
  return undefined
}

/** Returns the name in an import or export, quoted or not. */
export const nameOf = (
  id:
    | { readonly type: 'Literal'; readonly value: string }
    | { readonly type: 'Identifier'; readonly name: string },
): string => (id.type === 'Literal' ? id.value : id.name)
