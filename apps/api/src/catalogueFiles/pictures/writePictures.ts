import { readFile } from 'node:fs/promises'
import { cataloguePictureFormats, getCataloguePictureName } from '../../pictures/getCataloguePictureName.ts'
import type { PictureStorage } from '../../pictures/PictureStorage.ts'
import { decoderOptions, decoderTimeoutSeconds } from './inspectPicture.ts'
import type { SourcePicture } from './readPictures.ts'

/**
 * Resizes pictures to the sizes and formats that pages use, and writes those that the storage lacks. Returns a function
 * that removes them again. Names contain a hash of the content, so no file is overwritten.
 */
export async function writePictures(
  pictures: readonly SourcePicture[],
  storage: PictureStorage,
): Promise<() => Promise<void>> {
  const written: string[] = []
  const undo = async () => {
    for (const name of written) await storage.remove(name)
  }
  try {
    for (const picture of pictures) {
      if (await isStored(picture, storage)) continue
      for (const [name, content] of await resizePicture(picture)) {
        await storage.write(name, content)
        written.push(name)
      }
    }
  } catch (cause) {
    await undo()
    throw cause
  }
  return undo
}

const namesOf = ({ shape, row }: SourcePicture) =>
  shape.widths
    .filter((width) => width <= row.widest)
    .flatMap((width) =>
      cataloguePictureFormats.map((format) => ({
        width,
        format,
        name: getCataloguePictureName(row.version, width, format),
      })),
    )

async function isStored(picture: SourcePicture, storage: PictureStorage): Promise<boolean> {
  // The last file is written after all others, so its existence shows that all exist.
  const content = await storage.open(namesOf(picture).at(-1)?.name ?? '')
  await content?.cancel()
  return content !== undefined
}

async function resizePicture(picture: SourcePicture): Promise<readonly (readonly [string, Uint8Array])[]> {
  // The library is lazy-loaded, because a dry run without pictures does not need it.
  const { default: sharp } = await import('sharp')
  const bytes = await readFile(picture.path)
  const files: [string, Uint8Array][] = []
  for (const { width, format, name } of namesOf(picture)) {
    const height = Math.round(width * picture.shape.tallness)
    const resized = sharp(bytes, decoderOptions)
      .timeout({ seconds: decoderTimeoutSeconds * 3 })
      .autoOrient()
      .resize({ width, height, fit: 'cover' })
      // Without a background, transparent parts would be black on some pages and white on others.
      .flatten({ background: '#ffffff' })
    // A higher effort takes five times as long and saves five percent of the bytes.
    const encoded =
      format === 'avif' ? resized.avif({ quality: 50, effort: 2 }) : resized.webp({ quality: 75 })
    files.push([name, await encoded.toBuffer()])
  }
  return files
}
