import { open } from 'node:fs/promises'

/** Bytes of a file that each stream keeps in memory. */
const chunkBytes = 64 * 1024

/**
 * Streams a file, or its bytes from `first` to `last`. The file is opened for the first chunk, so that an unread stream
 * leaves no file open.
 */
export function openFileStream(
  file: string,
  first = 0,
  last = Number.POSITIVE_INFINITY,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = readChunks(file, first, last)
  return new ReadableStream(
    {
      pull: async (controller) => {
        const { done, value } = await chunks.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => {
        await chunks.return()
      },
    },
    { highWaterMark: 0 },
  )
}

async function* readChunks(
  file: string,
  first: number,
  last: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void, undefined> {
  const handle = await open(file)
  try {
    let at = first
    while (at <= last) {
      const length = Math.min(chunkBytes, last - at + 1)
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length, at)
      if (bytesRead === 0) return
      at += bytesRead
      yield buffer.subarray(0, bytesRead)
    }
  } finally {
    await handle.close()
  }
}
