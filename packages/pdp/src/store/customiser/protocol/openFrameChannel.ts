import { type CustomiserMessage, parseCustomiserMessage } from './CustomiserMessage.ts'
import { isHandshake, unwrapEnvelope, wrapInEnvelope } from './envelope.ts'
import type { HostMessage } from './HostMessage.ts'

/** The fields of a window `message` event that the channel uses. */
export interface ReceivedMessage {
  readonly data: unknown
  /** The sender's origin according to the browser: `null` for an opaque origin, such as a sandboxed page. */
  readonly origin: string
  readonly source: unknown
  readonly ports: readonly MessagePort[]
}

/** Options of the channel to an iframe. */
export interface FrameChannelOptions {
  /** Returns the iframe's window when it exists; messages of other windows are ignored. */
  readonly frame: () => unknown
  /** The only accepted message origin. */
  readonly origin: string
  /** Subscribes to `message` events of the page's window; returns the unsubscribe function. */
  readonly listen: (hear: (message: ReceivedMessage) => void) => () => void
  /** Called once when the customiser is ready to receive messages. */
  readonly onReady: () => void
  readonly onMessage: (message: CustomiserMessage) => void
}

/** The host page's channel to the editor. */
export interface FrameChannel {
  /** Sends a message; does nothing before the customiser is ready. */
  readonly send: (message: HostMessage) => void
  readonly close: () => void
}

/**
 * Waits for the handshake of the customiser in an iframe and takes the transferred port. It ignores messages from
 * another window or origin, invalid messages, and replayed messages.
 */
export function openFrameChannel({
  frame,
  origin,
  listen,
  onReady,
  onMessage,
}: FrameChannelOptions): FrameChannel {
  let line: MessagePort | undefined
  let heard = 0
  let sentCount = 0

  const hear = ({ data }: MessageEvent<unknown>) => {
    const letter = unwrapEnvelope(data)
    const message = letter && letter.number > heard ? parseCustomiserMessage(letter.fields) : undefined
    if (!letter || !message) return
    heard = letter.number
    onMessage(message)
  }

  const deafen = listen((message) => {
    const [port, ...others] = message.ports
    const window = frame()
    if (line || !port || others.length > 0 || !window) return
    if (message.origin !== origin || message.source !== window || !isHandshake(message.data)) return
    line = port
    line.onmessage = hear
    onReady()
  })

  return {
    send: (message) => {
      if (!line) return
      sentCount += 1
      line.postMessage(wrapInEnvelope(message, sentCount))
    },
    close: () => {
      deafen()
      line?.close()
    },
  }
}
