/** Fields of every message, which distinguish it from messages of other pages. */
const protocol = { name: 'store-customiser', version: 1 } as const

/** Maximum length of a stored design, which may contain a photo at print size. */
export const maxDesignLength = 3_000_000

/** The handshake message, which transfers the port for all other messages. */
export const handshakeMessage = { protocol: protocol.name, version: protocol.version, kind: 'ready' } as const

/** Wraps a message in an envelope. `number` increases from 1, so that a replayed message is ignored. */
export const wrapInEnvelope = <Message extends object>(message: Message, number: number) => ({
  protocol: protocol.name,
  version: protocol.version,
  number,
  ...message,
})

/** Returns the fields of an unknown value; an empty record if it has none. */
export function toRecord(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}

/** Unwraps an envelope to its fields and number; `undefined` if it is not of this protocol and version. */
export function unwrapEnvelope(
  data: unknown,
): { readonly number: number; readonly fields: Readonly<Record<string, unknown>> } | undefined {
  const fields = toRecord(data)
  const { number } = fields
  if (fields.protocol !== protocol.name || fields.version !== protocol.version) return undefined
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined
  return { number, fields }
}

/** Returns whether a value is the handshake of an editor with this protocol version. */
export function isHandshake(data: unknown): boolean {
  const fields = toRecord(data)
  return fields.protocol === protocol.name && fields.version === protocol.version && fields.kind === 'ready'
}
