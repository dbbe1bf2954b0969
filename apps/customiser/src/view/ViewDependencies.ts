import type { HostMessage } from '@store/pdp/customiser'
import type { DesignHistory } from '../design/createDesignHistory.ts'
import type { Design } from '../design/Design.ts'
import type { Messages } from '../messages/Messages.ts'

/** Dependencies of the view's parts. */
export interface ViewDependencies {
  readonly request: HostMessage
  readonly history: DesignHistory
  readonly messages: Messages
  /** Announces a text to screen readers without interrupting them (a polite live region). */
  readonly announce: (text: string) => void
}

/** A part of the view. */
export interface DesignRenderer {
  readonly root: HTMLElement
  /** Renders a design. */
  readonly show: (design: Design) => void
}
