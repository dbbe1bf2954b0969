import type { DesignTemplate } from '@store/api-client/contract/catalogue'

/** Side of a drawing and of the exported picture, in px. */
export const drawingSizePx = 1200

/** An area of a drawing, in px. */
export interface LayoutArea {
  /** Its center. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Positions of a design's parts on a gift. */
export interface DesignLayout {
  readonly photo: LayoutArea & { readonly shape: 'round' | 'corners' | 'rect' }
  /** Area of a name below a photo, with its maximum letter height. */
  readonly nameBelow: LayoutArea
  /** Area of a name without a photo. */
  readonly nameAlone: LayoutArea
}

const layouts: Readonly<Record<DesignTemplate, DesignLayout>> = {
  mug: {
    photo: { x: 520, y: 580, width: 400, height: 400, shape: 'corners' },
    nameBelow: { x: 520, y: 870, width: 440, height: 92 },
    nameAlone: { x: 520, y: 660, width: 430, height: 260 },
  },
  cushion: {
    photo: { x: 600, y: 530, width: 540, height: 540, shape: 'round' },
    nameBelow: { x: 600, y: 890, width: 600, height: 110 },
    nameAlone: { x: 600, y: 600, width: 680, height: 380 },
  },
  frame: {
    photo: { x: 600, y: 530, width: 480, height: 560, shape: 'rect' },
    nameBelow: { x: 600, y: 885, width: 500, height: 84 },
    nameAlone: { x: 600, y: 590, width: 480, height: 340 },
  },
  cake: {
    photo: { x: 600, y: 535, width: 520, height: 420, shape: 'corners' },
    nameBelow: { x: 600, y: 845, width: 560, height: 108 },
    nameAlone: { x: 600, y: 600, width: 600, height: 340 },
  },
}

/** Returns the layout of a gift's design. */
export const getGiftLayout = (template: DesignTemplate): DesignLayout => layouts[template]
