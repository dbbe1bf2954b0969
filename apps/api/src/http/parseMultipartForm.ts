const lineEnd = '\r\n'
// Our forms have three parts; a name and a type fit in half a kilobyte.
const most = { parts: 8, head: 1024 } as const

/**
 * Parses a multipart form to text parts and files (blobs); undefined unless strictly valid. A duplicate part, too many
 * parts, and a part header that is too long or has no name are invalid. File names are ignored, because the sender
 * chooses them.
 */
export function parseMultipartForm(
  body: Uint8Array<ArrayBuffer>,
  contentType: string,
): Record<string, unknown> | undefined {
  const boundary = /^multipart\/form-data;\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s";,]{1,70}))\s*$/i.exec(
    contentType,
  )
  const name = boundary?.[1] ?? boundary?.[2]
  if (name === undefined) return undefined
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  const dashes = `--${name}`
  const parts = new Map<string, unknown>()
  if (bytes.indexOf(dashes) !== 0) return undefined
  let at = dashes.length
  while (bytes.toString('latin1', at, at + 2) === lineEnd) {
    const headEnd = bytes.subarray(at, at + most.head).indexOf(lineEnd + lineEnd)
    const start = at + headEnd + 2 * lineEnd.length
    const end = bytes.indexOf(lineEnd + dashes, start)
    if (headEnd < 0 || end < 0) return undefined
    const head = readHead(bytes.toString('utf8', at, at + headEnd))
    if (head === undefined || parts.has(head.name) || parts.size === most.parts) return undefined
    parts.set(
      head.name,
      head.isFile ? new Blob([body.subarray(start, end)]) : bytes.toString('utf8', start, end),
    )
    at = end + lineEnd.length + dashes.length
  }
  const tail = bytes.toString('latin1', at, at + 4)
  return tail === '--' || tail === `--${lineEnd}` ? Object.fromEntries(parts) : undefined
}

function readHead(head: string): { readonly name: string; readonly isFile: boolean } | undefined {
  const line = head.split(lineEnd).find((one) => /^content-disposition:/i.test(one)) ?? ''
  const name = /^content-disposition:\s*form-data;\s*name="(\w{1,40})"(?=;|\s*$)/i.exec(line)?.[1]
  if (name === undefined || name === '__proto__') return undefined
  return { name, isFile: /;\s*filename=/i.test(line) }
}
