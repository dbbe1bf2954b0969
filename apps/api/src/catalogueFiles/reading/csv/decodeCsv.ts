/** Decodes a CSV file as UTF-8, with or without a byte order mark; undefined if it is a workbook or has another encoding. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? undefined : text
  } catch {
    return undefined
  }
}
