import { crc32, deflateSync } from 'node:zlib'

/** A colour: red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number]

/** Encodes a picture of at most 256 colors as PNG; `pixels` contains the palette index of each pixel, row by row. */
export function encodePng(pixels: Uint8Array, width: number, colours: readonly Colour[]): Buffer {
  const height = pixels.length / width
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits per pixel, palette indexes.
  head.set([8, 3, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const frame = Buffer.alloc(8 + named.length)
  frame.writeUInt32BE(content.length, 0)
  frame.set(named, 4)
  frame.writeUInt32BE(crc32(named), 4 + named.length)
  return frame
}
