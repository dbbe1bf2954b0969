import { viewports } from './viewports.ts'

/** Size of a story in a frame, in CSS pixels before `scale`. */
export interface FrameSize {
  readonly width: number
  readonly height: number
  readonly scale: number
}

/** Returns the size of a story's frame from the global `viewport`; a story without one gets the width of a canvas. */
export function getStoryFrameSize(viewport: unknown): FrameSize {
  const name = typeof viewport === 'object' && viewport && 'value' in viewport ? viewport.value : undefined
  const chosen = Object.entries(viewports).find(([key]) => key === name)?.[1].styles
  const width = chosen ? Number.parseInt(chosen.width, 10) : 1024
  const height = chosen ? Number.parseInt(chosen.height, 10) : 640
  return { width, height, scale: Math.min(0.5, columnPx / width) }
}

/** Two columns of a docs page of 1000 px. */
const columnPx = 484
