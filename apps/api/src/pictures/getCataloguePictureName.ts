/** Formats in which a catalogue's pictures are stored. */
export const cataloguePictureFormats = ['avif', 'webp'] as const

/** Returns the name of a catalogue's picture in the storage. */
export const getCataloguePictureName = (
  version: string,
  width: number,
  format: (typeof cataloguePictureFormats)[number],
): string => `${version}-${width}-${format}`
