import type { CustomiserMessage } from './CustomiserMessage.ts'
import { greeting, seal, unseal } from './envelope.ts'
import { type HostMessage, readHostMessage } from './HostMessage.ts'

/** The window above a customiser, as far as it is greeted. */
export interface HostWindow {
  postMessage(message: unknown, targetOrigin: string, transfer: Transferable[]): void
}

/** A customiser's line to the shop it stands in. */
export interface HostLine {
  readonly say: (message: CustomiserMessage) => void
  readonly close: () => void
}

/**
 * Greets the shop from inside a frame and listens to it: for customisers. The greeting goes to `origin` alone, and the
 * port it carries is known to nobody else.
 */
export function openHostLine(
  host: HostWindow,
  origin: string,
  onMessage: (message: HostMessage) => void,
): HostLine {
  const { port1: line, port2: theirs } = new MessageChannel()
  let heard = 0
  let said = 0
  line.onmessage = ({ data }) => {
    const letter = unseal(data)
    const message = letter && letter.number > heard ? readHostMessage(letter.fields) : undefined
    if (!letter || !message) return
    heard = letter.number
    onMessage(message)
  }
  host.postMessage(greeting, origin, [theirs])
  return {
    say: (message) => {
      said += 1
      line.postMessage(seal(message, said))
    },
    close: () => line.close(),
  }
}
