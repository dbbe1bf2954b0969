import { openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import type { DatabaseFault } from './DatabaseFault.ts'

/** Locks the carts table, so that every connection of the pool waits for it and none is free. */
export const exhaustPool: DatabaseFault = async ({ postgres }) => {
  const books = await openPostgresInspector(postgres.url)
  await books.run('begin')
  // Only one table, because several could deadlock with a shopper's transaction.
  await books.run('lock table carts in access exclusive mode')
  return async () => {
    await books.run('rollback')
    await books.close()
  }
}
