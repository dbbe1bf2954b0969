import type { EntryPoint } from './EntryPoint.ts'
import { type Declaration, findDeclaration } from './findDeclaration.ts'
import { findReferencedNames } from './findReferencedNames.ts'
import { printDeclaration } from './printDeclaration.ts'
import { readExports } from './readExports.ts'

/**
 * Prints the public API of a package for reviews: the names of each entry point, and every declaration that they
 * can reach.
 */
export function printApi(name: string, entries: readonly EntryPoint[]): string {
  const declarations = new Map<string, Declaration>()
  for (const { file } of entries) {
    for (const exported of readExports(file)) {
      const declaration = findDeclaration(file, exported.name)
      if (declaration) reach(declaration, declarations)
    }
  }
  const printed = [...declarations.values()].map(
    (declaration) => [declaration.name, printDeclaration(declaration)] as const,
  )
  return [
    `# Public API of ${name}`,
    'Written by `pnpm reports` from what was built. A difference here is one for whoever uses the package.',
    ...entries.map(printEntryPoint),
    '## Declarations',
    ...printed
      .sort(([one, text], [other, otherText]) => compare(one, other) || compare(text, otherText))
      .map(([, text]) => fence(text)),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

function reach(declaration: Declaration, reached: Map<string, Declaration>): void {
  const key = `${declaration.module.path} ${declaration.name}`
  if (reached.has(key)) return
  reached.set(key, declaration)
  for (const name of findReferencedNames(declaration.node)) {
    const next = findDeclaration(declaration.module.path, name)
    if (next) reach(next, reached)
  }
}

/** Prints the part of a report that lists the names of one entry point. */
export function printEntryPoint({ path, file }: EntryPoint): string {
  const names = readExports(file)
  const list = (isValue: boolean) =>
    names.filter((one) => one.isValue === isValue).map(({ name }) => `\`${name}\``)
  const rows = [
    ['values', list(true)],
    ['types', list(false)],
  ] as const
  return [
    `## \`${path}\``,
    ...rows.filter(([, found]) => found.length > 0).map(([what, found]) => `- ${what}: ${found.join(', ')}`),
  ]
    .join('\n\n')
    .replace(/\n\n- types/, '\n- types')
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const fence = (text: string) => `\`\`\`ts\n${text}\n\`\`\``
