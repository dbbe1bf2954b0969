/** Shape of a picture: the widths of its files, and the ratio of height to width. */
export interface PictureShape {
  /** Widths in pixels, smallest first. */
  readonly widths: readonly number[]
  readonly tallness: number
}

/** Shapes of the pictures that pages use. */
export const pictureShapes = {
  product: { widths: [400, 800, 1200], tallness: 1 },
  closeUp: { widths: [400, 800], tallness: 1 },
  category: { widths: [400, 800], tallness: 5 / 4 },
  phoneBanner: { widths: [640, 1080], tallness: 5 / 4 },
  desktopBanner: { widths: [1280, 1920], tallness: 1 / 3 },
  phoneHero: { widths: [800], tallness: 5 / 4 },
  desktopHero: { widths: [1600], tallness: 9 / 16 },
} as const satisfies Readonly<Record<string, PictureShape>>
