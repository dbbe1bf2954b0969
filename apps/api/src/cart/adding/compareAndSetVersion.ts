import { cachePreparedStatementsByShape } from '../../db/cachePreparedStatementsByShape.ts'
import type { Database } from '../../db/Database.ts'
import { toPlaceholderValues } from '../../db/toPlaceholderValues.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import type { NewCartLine } from '../createCartRepo.ts'
import type { CartRow } from '../persistence/CartRow.ts'
import type { CartLinesChange } from './addProductToLines.ts'
import { prepareCartWrite } from './prepareCartWrite.ts'

/** The changes to write, and the idempotency key of the request. */
interface Written {
  readonly change: CartLinesChange
  readonly kept: { readonly key: string; readonly hash: string; readonly at: Date } | undefined
}

/**
 * Increments a cart's version and writes its lines in one statement (compare-and-set), but only if the version has not
 * changed since it was read and the session is still valid. Returns whether it did. All other changes of a cart
 * increment the version too.
 */
export async function compareAndSetVersion(
  db: Database,
  { tokenHash }: RequestSession,
  { id, version }: Pick<CartRow, 'id' | 'version'>,
  { change: { newLines, quantityUpdates }, kept }: Written,
): Promise<boolean> {
  const statement = prepared(db)({
    newLineCount: newLines.length,
    quantityUpdateCount: quantityUpdates.length,
    hasIdempotencyKey: kept !== undefined,
  })
  const written = await statement.execute({
    ...{ tokenHash, id, version },
    ...(kept && { key: kept.key, hash: kept.hash, at: kept.at.toISOString() }),
    ...toPlaceholderValues('raised', quantityUpdates),
    ...toPlaceholderValues('made', newLines.map(valuesOf)),
  })
  return written.length > 0
}

// An add raises a quantity, inserts a line, or inserts a line with its free gift; each shape has its own prepared
// statement.
const prepared = cachePreparedStatementsByShape('write_cart', prepareCartWrite)

const valuesOf = ({
  id,
  nid,
  quantity,
  pincode,
  attributes,
  belongsTo,
  isFreebie,
  isDeclined,
  delivery,
}: NewCartLine) => ({
  ...{ id, nid, quantity, pincode, belongsTo: belongsTo ?? null },
  attributes: JSON.stringify(attributes ?? []),
  isFreebie: isFreebie ?? false,
  isDeclined: isDeclined ?? false,
  delivery: delivery ? JSON.stringify(delivery) : null,
})
