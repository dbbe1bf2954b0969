import { writeFileSync } from 'node:fs'
import { constants, gzipSync } from 'node:zlib'
import type { SeedFile } from '../../src/places/seedFiles.ts'

/** A row in the order of the seed's columns. */
export type SeedRow = readonly (string | number)[]

const folder = new URL('../seeds/', import.meta.url)

/** Writes a seed reproducibly: the same rows always give the same bytes. Returns its size in bytes. */
export function writeSeed({ file, columns }: SeedFile, rows: readonly SeedRow[]): number {
  const wrong = rows.find((row) => row.length !== columns.length)
  if (wrong) throw new Error(`${file} has ${columns.length} columns, but a row ${JSON.stringify(wrong)}.`)
  const lines = rows.map((row) => row.map(writeCell).join(',')).sort()
  const packed = gzipSync(`${lines.join('\n')}\n`, { level: constants.Z_BEST_COMPRESSION })
  // This byte of the gzip header names the operating system and would make the output differ between systems.
  packed[9] = 255
  writeFileSync(new URL(file, folder), packed)
  return packed.length
}

// COPY would read an empty cell without quotes as null.
const writeCell = (cell: string | number) => {
  const text = String(cell)
  return text === '' || /[",\n\r\\]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
