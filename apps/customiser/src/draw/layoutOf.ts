import type { DesignTemplate } from '@store/api-client/contract/catalogue'

/** Side of a drawing and of the picture that is made of it, in px. */
export const drawingSide = 1200

/** A place on a drawing, in px. */
export interface LayoutArea {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where on a gift the parts of a design lie. */
export interface Layout {
  readonly photo: LayoutArea & { readonly shape: 'round' | 'corners' | 'rect' }
  /** Where a name lies below a photo, and the tallest its letters are. */
  readonly nameBelow: LayoutArea
  /** Where a name lies alone. */
  readonly nameAlone: LayoutArea
}

const layouts: Readonly<Record<DesignTemplate, Layout>> = {
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

/** Where the parts of a design lie on a gift. */
export const layoutOf = (template: DesignTemplate): Layout => layouts[template]
