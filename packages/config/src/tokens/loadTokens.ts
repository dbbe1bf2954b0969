import { readFileSync } from 'node:fs'
import {
  defineConfig,
  type Group,
  parse,
  type TokenNormalized,
  type TokenNormalizedSet,
} from '@terrazzo/parser'

/** Contexts of the resolver's modifiers, such as `{ theme: 'dark' }`. */
export type TokenContexts = Readonly<Record<string, string>>

/** The design tokens, resolved for any contexts. */
export interface DesignTokens {
  /** Returns all tokens in the contexts, by ID. @default each modifier's own default */
  readonly resolve: (contexts?: TokenContexts) => TokenNormalizedSet
  /** Returns the tokens that a context itself sets, resolved in this context. */
  readonly listSetBy: (modifier: string, context: string) => readonly TokenNormalized[]
  /** Returns the `$description` of each group of the base set, by the group's name. */
  readonly groups: Readonly<Record<string, string>>
}

/** Parses a resolver document of the Design Tokens format (2025.10) with all files it refers to; throws if invalid. */
export async function loadTokens(resolverFile: URL): Promise<DesignTokens> {
  const config = defineConfig(
    { tokens: [resolverFile.href], alphabetize: false },
    { cwd: new URL('.', resolverFile) },
  )
  const { resolver } = await parse([{ filename: resolverFile, src: readFileSync(resolverFile, 'utf8') }], {
    config,
    req: async (file) => readFileSync(file, 'utf8'),
  })
  const { sets = {}, modifiers = {} } = resolver.source
  const resolve = (contexts: TokenContexts = {}) => resolver.apply(contexts)
  return {
    resolve,
    listSetBy: (modifier, context) => {
      const tokens = resolve({ [modifier]: context })
      const groups = modifiers[modifier]?.contexts[context]
      if (!groups) throw new Error(`The resolver has no context "${context}" of a modifier "${modifier}".`)
      return groups
        .flatMap((group) => listIds(group))
        .flatMap((id) => {
          const token = tokens[id]
          return token ? [token] : []
        })
    },
    groups: Object.fromEntries(
      Object.values(sets)
        .flatMap(({ sources }) => sources)
        .flatMap((source) => Object.entries(source))
        .flatMap(([name, group]) =>
          isGroup(group) && !('$value' in group) && typeof group.$description === 'string'
            ? [[name, group.$description]]
            : [],
        ),
    ),
  }
}

function listIds(group: Group, path: readonly string[] = []): readonly string[] {
  return Object.entries(group).flatMap(([name, child]) => {
    if (!isGroup(child) || (name.startsWith('$') && name !== '$root')) return []
    const here = name === '$root' ? path : [...path, name]
    return '$value' in child ? [here.join('.')] : listIds(child, here)
  })
}

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
