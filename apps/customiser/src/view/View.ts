import type { HostMessage } from '@store/pdp/customiser'
import type { History } from '../design/createHistory.ts'
import type { Design } from '../design/Design.ts'
import type { Words } from '../words/en.ts'

/** What the parts of the view work with. */
export interface View {
  readonly asked: HostMessage
  readonly history: History
  readonly words: Words
  /** Reads a text out, politely. */
  readonly announce: (text: string) => void
}

/** A part of the view. */
export interface ViewPart {
  readonly root: HTMLElement
  /** Shows a design. */
  readonly show: (design: Design) => void
}
