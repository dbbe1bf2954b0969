import { globSync } from 'node:fs'
import { join } from 'node:path'
import { declaredBy } from './findDeclaration.ts'
import { field, listOf, sliceOf } from './readMembers.ts'
import { readModule } from './readModule.ts'

/** The English of a package's messages that are plain texts: by the name of their type, then by key. */
export function readEnglish(source: string): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const found = new Map<string, ReadonlyMap<string, string>>()
  for (const file of globSync('**/{en,*En}.ts', { cwd: source }).sort()) {
    const module = readModule(join(source, file))
    for (const declaration of module.body.flatMap((statement) => [...declaredBy(statement).values()])) {
      for (const one of listOf(field(declaration, 'declarations'))) {
        const type = field(field(field(one, 'id'), 'typeAnnotation'), 'typeAnnotation')
        const words = field(one, 'init')
        if (!type || words?.type !== 'ObjectExpression') continue
        found.set(
          sliceOf(module, type),
          new Map(
            listOf(field(words, 'properties')).flatMap((property) => {
              const key = field(property, 'key')
              const value = field(property, 'value')
              const isText = value?.type === 'Literal' && 'value' in value && typeof value.value === 'string'
              return key && isText ? [[sliceOf(module, key), String(value.value)] as const] : []
            }),
          ),
        )
      }
    }
  }
  return found
}
