import { globSync } from 'node:fs'
import { join } from 'node:path'
import { findStatementDeclarations } from './findDeclaration.ts'
import { getChildNode, getChildNodes, getSourceText } from './readInterfaceFields.ts'
import { type ParsedModule, readModule } from './readModule.ts'
import type { SyntaxNode } from './SyntaxNode.ts'

/** Reads the English texts of a package's messages that are plain strings: by the name of their type, then by key. */
export function readEnglishMessages(source: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const file of globSync('**/{en,*En}.ts', { cwd: source }).sort()) {
    const module = readModule(join(source, file))
    for (const declaration of module.body.flatMap((statement) => [
      ...findStatementDeclarations(statement).values(),
    ])) {
      for (const one of getChildNodes(getChildNode(declaration, 'declarations'))) {
        const type = getChildNode(getChildNode(getChildNode(one, 'id'), 'typeAnnotation'), 'typeAnnotation')
        const words = getChildNode(one, 'init')
        if (!type || words?.type !== 'ObjectExpression') continue
        found.set(
          getSourceText(module, type),
          new Map(
            getChildNodes(getChildNode(words, 'properties')).flatMap((property) => {
              const key = getChildNode(property, 'key')
              const value = getChildNode(property, 'value')
              const text = value && readText(module, value)
              return key && text !== undefined ? [[getSourceText(module, key), text] as const] : []
            }),
          ),
        )
      }
    }
  }
  return found
}

/** Reads a plain string, or a template literal, whose expressions appear in braces. */
function readText(module: ParsedModule, node: SyntaxNode): string | undefined {
  if (node.type === 'Literal')
    return 'value' in node && typeof node.value === 'string' ? node.value : undefined
  return node.type === 'TemplateLiteral'
    ? getSourceText(module, node).slice(1, -1).replaceAll('${', '{')
    : undefined
}
