import { findDeclaration, findStatementDeclarations, nameOf } from './findDeclaration.ts'
import { readModule, resolveModule } from './readModule.ts'

/** A name that an entry point exports. */
export interface ExportedName {
  readonly name: string
  /** Whether the export also exists at run time, unlike a type. */
  readonly isValue: boolean
}

/** Returns every name that a module exports, sorted, re-exports included. */
export function readExports(path: string): readonly ExportedName[] {
  const found = new Map<string, boolean>()
  for (const statement of readModule(path).body) {
    if (statement.type === 'ExportAllDeclaration') {
      const file = resolveModule(path, statement.source.value)
      for (const { name, isValue } of file ? readExports(file) : []) found.set(name, isValue)
    }
    if (statement.type !== 'ExportNamedDeclaration') continue
    for (const name of findStatementDeclarations(statement).keys())
      found.set(name, findDeclaration(path, name)?.isValue ?? true)
    for (const one of statement.specifiers) {
      const name = nameOf(one.exported)
      const isType = statement.exportKind === 'type' || one.exportKind === 'type'
      found.set(name, !isType && (findDeclaration(path, name)?.isValue ?? true))
    }
  }
  return [...found].map(([name, isValue]) => ({ name, isValue })).sort(byName)
}

// Sorts by code point, so that every machine writes the same order.
const byName = (one: ExportedName, other: ExportedName) =>
  one.name < other.name ? -1 : one.name > other.name ? 1 : 0
