import type { Design } from './Design.ts'

/** Steps that can be taken back. */
const mostSteps = 60

/** A design and how it came to be. */
export interface DesignHistory {
  readonly now: () => Design
  /** Changes it. What belongs to one `gesture`, such as a drag or a word that is typed, is one step. */
  readonly change: (next: Partial<Design>, gesture?: string) => void
  /** Takes the last step back; tells whether there was one. */
  readonly undo: () => boolean
  readonly canUndo: () => boolean
  /** Ends the gesture at hand. */
  readonly settle: () => void
}

/** Begins a history with a design; `onChange` hears of every change. */
export function createDesignHistory(first: Design, onChange: (design: Design) => void): DesignHistory {
  let design = first
  let before: readonly Design[] = []
  let under: string | undefined
  return {
    now: () => design,
    canUndo: () => before.length > 0,
    change: (next, gesture) => {
      if (gesture === undefined || gesture !== under) before = [...before, design].slice(-mostSteps)
      under = gesture
      design = { ...design, ...next }
      onChange(design)
    },
    undo: () => {
      const last = before.at(-1)
      if (!last) return false
      before = before.slice(0, -1)
      under = undefined
      design = last
      onChange(design)
      return true
    },
    settle: () => {
      under = undefined
    },
  }
}
