import { createFolderStorage } from './createFolderStorage.ts'
import type { PictureStorage } from './PictureStorage.ts'
import type { S3Settings } from './S3Settings.ts'

/** Where pictures lie. */
interface PicturesPlace {
  readonly s3: S3Settings | undefined
  readonly uploadsFolder: string
}

/** Opens where an installation keeps shoppers' pictures: its bucket, else its folder. */
export async function openPictureStorage({ s3, uploadsFolder }: PicturesPlace): Promise<PictureStorage> {
  if (!s3) return createFolderStorage(uploadsFolder)
  // Only a store with a bucket pays for loading what asks it.
  return (await import('./createS3Storage.ts')).createS3Storage(s3)
}
