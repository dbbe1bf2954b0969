/** Faces a name can be written in. */
export const fonts = ['classic', 'modern', 'script', 'bold'] as const

/** Colours a name can have. */
export const colours = ['rose', 'ink', 'leaf', 'sky', 'amber', 'plum'] as const

/** What a shopper designs. */
export interface Design {
  readonly name: string
  readonly font: (typeof fonts)[number]
  readonly colour: (typeof colours)[number]
  /** The photo and how it lies; `undefined` for none. */
  readonly photo: DesignPhoto | undefined
}

/** A photo on a gift. */
export interface DesignPhoto {
  /** The picture as a data URL, upright and no larger than it is printed. */
  readonly src: string
  /** Pixels of the picture. */
  readonly width: number
  readonly height: number
  /** How far its middle lies from that of its place, in parts of the place's width and height. */
  readonly x: number
  readonly y: number
  /** How large it is: 1 just covers its place. */
  readonly scale: number
  /** Degrees it is turned, clockwise, -180 to 180. */
  readonly turn: number
}

/** What a design begins with. */
export const emptyDesign: Design = { name: '', font: 'classic', colour: 'rose', photo: undefined }

/** Whether there is anything to print. */
export const hasContent = ({ name, photo }: Design): boolean => name.trim() !== '' || photo !== undefined
