import type { CustomiserMessage } from './CustomiserMessage.ts'
import { handshakeMessage, unwrapEnvelope, wrapInEnvelope } from './envelope.ts'
import { type HostMessage, parseHostMessage } from './HostMessage.ts'

/** The window above a customiser, as far as it is greeted. */
export interface HostWindow {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void
}

/** A customiser's line to the shop it stands in. */
export interface HostChannel {
  readonly send: (message: CustomiserMessage) => void
  readonly close: () => void
}

/**
 * Greets the shop from inside a frame and listens to it: for customisers. The greeting goes to `origin` alone, and the
 * port it carries is known to nobody else.
 */
export function openHostChannel(
  host: HostWindow,
  origin: string,
  onMessage: (message: HostMessage) => void,
): HostChannel {
  const { port1: line, port2: theirs } = new MessageChannel()
  let heard = 0
  let said = 0
  line.onmessage = ({ data }) => {
    const letter = unwrapEnvelope(data)
    const message = letter && letter.number > heard ? parseHostMessage(letter.fields) : undefined
    if (!letter || !message) return
    heard = letter.number
    onMessage(message)
  }
  host.postMessage(handshakeMessage, origin, [theirs])
  return {
    send: (message) => {
      said += 1
      line.postMessage(wrapInEnvelope(message, said))
    },
    close: () => line.close(),
  }
}
