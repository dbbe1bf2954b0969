/** Formats in which a catalogue's pictures are stored. */
export const catalogueFormats = ['avif', 'webp'] as const

/** Returns the name of a catalogue's picture in the storage. */
export const catalogueFileName = (
  version: string,
  width: number,
  format: (typeof catalogueFormats)[number],
): string => `${version}-${width}-${format}`
