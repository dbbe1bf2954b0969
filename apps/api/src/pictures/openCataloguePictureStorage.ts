import { join } from 'node:path'
import { openPictureStorage } from './openPictureStorage.ts'
import type { PictureStorage } from './PictureStorage.ts'

/**
 * Opens the storage of the catalogue's pictures: a folder within that of the shoppers' pictures, or within their
 * bucket.
 */
export const openCataloguePictureStorage = ({
  s3,
  uploadsFolder,
}: Parameters<typeof openPictureStorage>[0]): Promise<PictureStorage> =>
  openPictureStorage({
    s3: s3 && { ...s3, bucket: `${s3.bucket.replace(/\/$/, '')}/catalogue` },
    uploadsFolder: join(uploadsFolder, 'catalogue'),
  })
