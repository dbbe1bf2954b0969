import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { CataloguePicture } from '../../db/schema/cataloguePictures.ts'
import type { CatalogueError } from '../reading/CatalogueError.ts'
import type { PictureShape } from '../rows/pictureShapes.ts'
import { inspectPicture, type PictureIssue, pictureLimits } from './inspectPicture.ts'

/** A valid picture in a catalogue's folder. */
export interface SourcePicture {
  readonly path: string
  readonly shape: PictureShape
  readonly row: CataloguePicture
}

// Version of the encoder. Increase it when sizes, cropping or encoding change, so that all pictures are encoded again.
const edition = '1'

/**
 * Reads and checks the pictures in the folder `pictures` of a catalogue.
 *
 * @param required The shapes of the pictures that entries use, by name.
 * @param stored Pictures that the store has; unchanged ones are not decoded again.
 */
export async function readPictures(
  catalogueFolder: string,
  required: ReadonlyMap<string, PictureShape>,
  stored: ReadonlyMap<string, CataloguePicture>,
): Promise<{ readonly pictures: readonly SourcePicture[]; readonly errors: readonly CatalogueError[] }> {
  const folder = join(catalogueFolder, 'pictures')
  const files = existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => !isSystemFile(file))
        .sort()
    : []
  const pictures: SourcePicture[] = []
  const errors: CatalogueError[] = []
  for (const file of files) {
    const read = await readPicture(join(folder, file), file.replace(/\.[^.]*$/, ''), required, stored)
    const other = pictures.find(({ row }) => 'row' in read && row.name === read.row.name)
    const issue = 'rule' in read ? read : other && twice(other.path)
    if (issue) errors.push({ ...{ file: `pictures/${file}`, line: 1, column: 1, path: '' }, ...issue })
    else if ('row' in read) pictures.push(read)
  }
  return { pictures, errors }
}

// Files that operating systems add to folders of pictures.
const isSystemFile = (file: string) => file.startsWith('.') || /^(thumbs\.db|desktop\.ini)$/i.test(file)

async function readPicture(
  path: string,
  name: string,
  required: ReadonlyMap<string, PictureShape>,
  stored: ReadonlyMap<string, CataloguePicture>,
): Promise<SourcePicture | PictureIssue> {
  const shape = required.get(name)
  if (!shape) return noEntry
  const found = statSync(path)
  if (!found.isFile()) return { rule: 'is no file', fix: 'Remove it: this folder has pictures alone.' }
  if (found.size > pictureLimits.bytes) return tooLarge
  const bytes = readFileSync(path)
  const version = createHash('sha256')
    .update(`${edition} ${JSON.stringify(shape)} `)
    .update(bytes)
    .digest('hex')
    .slice(0, 24)
  const known = stored.get(name)
  if (known?.version === version) return { path, shape, row: known }
  const inspected = await inspectPicture(bytes, shape)
  return 'rule' in inspected
    ? inspected
    : {
        path,
        shape,
        row: {
          name,
          version,
          widest: Math.max(...shape.widths.filter((width) => width <= inspected.widest)),
        },
      }
}

const noEntry: PictureIssue = {
  rule: 'belongs to no entry',
  fix: 'Name it by the slug of a product, the name of a close-up, category-<id>, banner-<id>-phone or banner-<id>-desktop, or the picture of the hero in shop.yaml; a category without an intro has none.',
}

const tooLarge: PictureIssue = {
  rule: `is larger than ${pictureLimits.bytes / 1024 / 1024} MB`,
  fix: 'Make it smaller: 2400 pixels in width are enough.',
}

const twice = (path: string): PictureIssue => ({
  rule: `has the same name as ${path.replace(/^.*[/\\]/, '')}`,
  fix: 'Remove one of the two.',
})
