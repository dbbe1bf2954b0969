import { openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import type { DatabaseFault } from './DatabaseFault.ts'

/** Holds what every cart is in, so that each connection of the pool waits for it and none is left. */
export const exhaustPool: DatabaseFault = async ({ postgres }) => {
  const books = await openPostgresInspector(postgres.url)
  await books.run('begin')
  // One table: more than one could meet a shopper's transaction in a circle.
  await books.run('lock table carts in access exclusive mode')
  return async () => {
    await books.run('rollback')
    await books.close()
  }
}
