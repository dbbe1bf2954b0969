/** What every message of the protocol carries, so that no other page's messages are taken for ours. */
const protocol = { name: 'store-customiser', version: 1 } as const

/** Most characters of a design as it is kept: a photo at the size it is printed in fits well. */
export const maxDesignLength = 3_000_000

/** What the first message says, with the port all others go through. */
export const handshakeMessage = { protocol: protocol.name, version: protocol.version, kind: 'ready' } as const

/** Puts a message in its envelope; `number` counts up from 1, so that none is taken twice. */
export const wrapInEnvelope = <Message extends object>(message: Message, number: number) => ({
  protocol: protocol.name,
  version: protocol.version,
  number,
  ...message,
})

/** Fields of something unknown; nothing where it has none. */
export function toRecord(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {}
}

/** What is in an envelope, and its number; `undefined` for whatever is not of this protocol and version. */
export function unwrapEnvelope(
  data: unknown,
): { readonly number: number; readonly fields: Readonly<Record<string, unknown>> } | undefined {
  const fields = toRecord(data)
  const { number } = fields
  if (fields.protocol !== protocol.name || fields.version !== protocol.version) return undefined
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) return undefined
  return { number, fields }
}

/** Whether something is the greeting of a customiser that speaks this version. */
export function isHandshake(data: unknown): boolean {
  const fields = toRecord(data)
  return fields.protocol === protocol.name && fields.version === protocol.version && fields.kind === 'ready'
}
