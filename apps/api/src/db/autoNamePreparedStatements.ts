import type { PoolClient } from 'pg'

/**
 * Number of uses after which a statement gets a name, and maximum number of named statements, because each uses memory
 * on every connection.
 */
const worthIt = { uses: 5, names: 250, watched: 2_000 } as const

/**
 * Names repeated statements automatically (prepared statements), so that each connection sends, parses and plans them
 * once. A statement whose text differs every time, such as one with a list of ids, never gets a name.
 */
export function autoNamePreparedStatements(): (client: PoolClient) => void {
  const names = new Map<string, string>()
  const uses = new Map<string, number>()

  const nameOf = (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= worthIt.names) return name
    const used = (uses.get(text) ?? 0) + 1
    if (used < worthIt.uses) {
      if (uses.size >= worthIt.watched) uses.clear()
      uses.set(text, used)
      return undefined
    }
    uses.delete(text)
    names.set(text, `s${names.size}`)
    return names.get(text)
  }

  return (client) => {
    client.query = new Proxy(client.query, {
      apply(query, self, [asked, ...rest]) {
        const name = isStatement(asked) ? nameOf(asked.text) : undefined
        return Reflect.apply(query, self, [name === undefined ? asked : { ...asked, name }, ...rest])
      },
    })
  }
}

/**
 * Returns whether a query is an unnamed statement; false for a query object with its own `submit` method, such as a
 * COPY.
 */
const isStatement = (asked: unknown): asked is { readonly text: string } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked) &&
  !('name' in asked && asked.name !== undefined)
