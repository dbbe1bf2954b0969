import type { RecipientListError } from '../store/RecipientListError.ts'

/** Maximum size of a recipient file: 256 KiB. */
const mostListBytes = 256 * 1024

/** Text of a recipient file, or the reason why it is not a list. */
export type RecipientFileResult =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'refused'; readonly why: RecipientListError }

/** Reads a file as text in the encodings that spreadsheets write: UTF-8, UTF-16 with a BOM, otherwise Windows-1252. */
export async function readRecipientFile(file: File): Promise<RecipientFileResult> {
  if (file.size > mostListBytes) return { kind: 'refused', why: { kind: 'tooLarge' } }
  const isText =
    /\.(csv|tsv|txt)$/i.test(file.name) || /^text\/(csv|plain|tab-separated-values)/.test(file.type)
  if (!isText) return { kind: 'refused', why: { kind: 'wrongType' } }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // A renamed workbook is a ZIP archive, which begins with PK.
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3)
    return { kind: 'refused', why: { kind: 'wrongType' } }
  return { kind: 'text', text: decode(bytes) }
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
