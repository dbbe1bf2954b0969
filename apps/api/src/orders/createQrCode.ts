import type { QrCode } from '@store/api-client/contract/orders'
import { encodeQR } from 'qr'

/** Empty modules around a code: the quiet zone that scanners need. */
const border = 4

/** Creates the QR code of a text as an SVG path, with one rectangle for each run of dark modules. */
export function createQrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border })
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return []
      const end = row.indexOf(false, x)
      const length = (end === -1 ? row.length : end) - x
      return [`M${x} ${y}h${length}v1h-${length}z`]
    }),
  )
  return { size: rows.length, path: runs.join('') }
}
