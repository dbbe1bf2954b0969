/** Most rows of a statement, which ends well before its timeout and has fewer than 65,535 parameters. */
export const batchSize = 500

/**
 * Reads all rows in the order of a key (keyset pagination), so that neither the duration of a statement nor the memory
 * grows with the table. A row that changes meanwhile is read before or after the change.
 *
 * @param readAfter Reads the next `batchSize` rows after the last one that was read; at first the first ones.
 */
export async function* readInBatches<Row>(
  readAfter: (last: Row | undefined) => PromiseLike<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined
  do {
    const rows = await readAfter(last)
    if (rows.length > 0) yield rows
    last = rows.length === batchSize ? rows.at(-1) : undefined
  } while (last !== undefined)
}

/** Splits rows into batches of one statement each. */
export function* inBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

/** Reads all batches to one list. */
export async function readAll<Row>(batches: AsyncGenerator<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
