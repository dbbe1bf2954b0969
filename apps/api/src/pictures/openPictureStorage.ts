import { createFolderStorage } from './createFolderStorage.ts'
import type { PictureStorage } from './PictureStorage.ts'
import type { S3Settings } from './S3Settings.ts'

/** Location of the pictures. */
interface PicturesPlace {
  readonly s3: S3Settings | undefined
  readonly uploadsFolder: string
}

/** Opens an installation's picture storage: its bucket, or else its folder. */
export async function openPictureStorage({ s3, uploadsFolder }: PicturesPlace): Promise<PictureStorage> {
  if (!s3) return createFolderStorage(uploadsFolder)
  // The client is lazy-loaded, because only an installation with a bucket needs it.
  return (await import('./createS3Storage.ts')).createS3Storage(s3)
}
