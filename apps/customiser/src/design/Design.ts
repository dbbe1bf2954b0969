/** Fonts of a name. */
export const nameFonts = ['classic', 'modern', 'script', 'bold'] as const

/** Colors of a name. */
export const nameColours = ['rose', 'ink', 'leaf', 'sky', 'amber', 'plum'] as const

/** A shopper's design. */
export interface Design {
  readonly name: string
  readonly font: (typeof nameFonts)[number]
  readonly colour: (typeof nameColours)[number]
  /** The photo and its position; `undefined` for none. */
  readonly photo: DesignPhoto | undefined
}

/** A photo on a gift. */
export interface DesignPhoto {
  /** The picture as a data URL, upright and no larger than its print size. */
  readonly src: string
  /** Width in pixels. */
  readonly width: number
  readonly height: number
  /** Offset of its center from the center of its area, as a fraction of the area's width and height. */
  readonly x: number
  readonly y: number
  /** Scale: 1 just covers its area. */
  readonly scale: number
  /** Rotation in degrees, clockwise, -180 to 180. */
  readonly turn: number
}

/** The initial design. */
export const emptyDesign: Design = { name: '', font: 'classic', colour: 'rose', photo: undefined }

/** Returns whether there is content to print. */
export const hasContent = ({ name, photo }: Design): boolean => name.trim() !== '' || photo !== undefined
