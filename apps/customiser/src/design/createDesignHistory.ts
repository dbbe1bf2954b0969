import type { Design } from './Design.ts'

/** Maximum number of undo steps. */
const mostSteps = 60

/** A design with its undo history. */
export interface DesignHistory {
  readonly now: () => Design
  /** Changes the design. All changes of one `gesture`, such as a drag or a typed word, are one step. */
  readonly change: (next: Partial<Design>, gesture?: string) => void
  /** Undoes the last step; returns whether there was one. */
  readonly undo: () => boolean
  readonly canUndo: () => boolean
  /** Ends the current gesture. */
  readonly settle: () => void
}

/** Creates a history that starts with a design; `onChange` is called on every change. */
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
