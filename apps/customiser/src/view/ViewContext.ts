import type { HostMessage } from '@store/pdp/customiser'
import type { DesignHistory } from '../design/createDesignHistory.ts'
import type { Design } from '../design/Design.ts'
import type { Messages } from '../messages/en.ts'

/** What the parts of the view work with. */
export interface ViewContext {
  readonly request: HostMessage
  readonly history: DesignHistory
  readonly messages: Messages
  /** Reads a text out, politely. */
  readonly announce: (text: string) => void
}

/** A part of the view. */
export interface ViewPart {
  readonly root: HTMLElement
  /** Shows a design. */
  readonly show: (design: Design) => void
}
