import { type CustomiserMessage, parseCustomiserMessage } from './CustomiserMessage.ts'
import { isHandshake, unwrapEnvelope, wrapInEnvelope } from './envelope.ts'
import type { HostMessage } from './HostMessage.ts'

/** What a window hears, as far as it matters here. */
export interface ReceivedMessage {
  readonly data: unknown
  /** Who said it, as the browser knows it: `null` for a page of no origin, such as a sandboxed one. */
  readonly origin: string
  readonly source: unknown
  readonly ports: readonly MessagePort[]
}

/** What a line to a frame needs. */
export interface FrameChannelOptions {
  /** The frame's window, once it is there; nothing another window says is heard. */
  readonly frame: () => unknown
  /** The only origin that is heard. */
  readonly origin: string
  /** Hears what is said to the shop's window, until the answer is called. */
  readonly listen: (hear: (message: ReceivedMessage) => void) => () => void
  /** The customiser is there and can be spoken to; called once. */
  readonly onReady: () => void
  readonly onMessage: (message: CustomiserMessage) => void
}

/** The shop's line to a customiser. */
export interface FrameChannel {
  /** Says something; before the customiser is there nobody hears it. */
  readonly send: (message: HostMessage) => void
  readonly close: () => void
}

/**
 * Waits for the greeting of the customiser in a frame and takes the port it brings. What comes from another window or
 * origin, is no message of the protocol, or was heard before, changes nothing.
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
  let said = 0

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
      said += 1
      line.postMessage(wrapInEnvelope(message, said))
    },
    close: () => {
      deafen()
      line?.close()
    },
  }
}
