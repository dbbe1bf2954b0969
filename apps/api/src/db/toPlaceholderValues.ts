/** Returns the values of placeholders named after a row's index and its column: `line0_nid`. */
export const toPlaceholderValues = (name: string, rows: readonly object[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap((row, at) =>
      Object.entries(row).map(([column, value]) => [`${name}${at}_${column}`, value]),
    ),
  )
