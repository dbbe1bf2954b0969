import type { CustomiserMessage } from './CustomiserMessage.ts'
import { handshakeMessage, unwrapEnvelope, wrapInEnvelope } from './envelope.ts'
import { type HostMessage, parseHostMessage } from './HostMessage.ts'

/** The host window as the editor uses it. */
export interface HostWindow {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void
}

/** The editor's channel to its host page. */
export interface HostChannel {
  readonly send: (message: CustomiserMessage) => void
  readonly close: () => void
}

/**
 * Sends the handshake from inside an iframe and listens to the host page; for customisers. The handshake is posted only
 * to `origin`, so that no other page gets the port.
 */
export function openHostChannel(
  host: HostWindow,
  origin: string,
  onMessage: (message: HostMessage) => void,
): HostChannel {
  const { port1: line, port2: theirs } = new MessageChannel()
  let heard = 0
  let sentCount = 0
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
      sentCount += 1
      line.postMessage(wrapInEnvelope(message, sentCount))
    },
    close: () => line.close(),
  }
}
