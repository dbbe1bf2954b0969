import type { PoolClient } from 'pg'

/** A statement is worth a name from so many uses on, and so many have one: each costs memory on every connection. */
const worthIt = { uses: 5, names: 250, watched: 2_000 } as const

/**
 * Gives statements that come again a name, so that a connection sends and Postgres reads and plans each of them once. One
 * whose text differs every time, such as a list of ids, never gets that far.
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

/** Whether something is a statement that has no name yet, and not one that sends itself, such as a COPY. */
const isStatement = (asked: unknown): asked is { readonly text: string } =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('submit' in asked) &&
  !('name' in asked && asked.name !== undefined)
