/**
 * Maximum number of rows in a statement, so that it ends well before its timeout and has fewer than 65,535 parameters.
 */
export const batchSize = 500

/**
 * Reads all rows in the order of a key (keyset pagination), so that neither the duration of a statement nor the memory
 * grows with the table. A row that changes meanwhile is read in its old or new version.
 *
 * @param readAfter Reads the first `batchSize` rows, and then the next ones after the last row that was read.
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

/** Splits rows into batches, each for one statement. */
export function* splitIntoBatches<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let from = 0; from < rows.length; from += batchSize) yield rows.slice(from, from + batchSize)
}

/** Reads all batches to one list. */
export async function collectBatches<Row>(batches: AsyncGenerator<readonly Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}
