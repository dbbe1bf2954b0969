import type { PoolClient } from 'pg'

/**
 * Removes the names of prepared statements. A pooler in transaction mode runs each transaction on another connection,
 * where the named statement does not exist. Values are still sent separately from the text, by the extended protocol.
 */
export function unnamePreparedStatements(client: PoolClient): void {
  client.query = new Proxy(client.query, {
    apply(query, self, [asked, ...rest]) {
      return Reflect.apply(query, self, [isNamed(asked) ? { ...asked, name: undefined } : asked, ...rest])
    },
  })
}

const isNamed = (asked: unknown): asked is { readonly name: unknown } =>
  typeof asked === 'object' && asked !== null && 'name' in asked && !('submit' in asked)
