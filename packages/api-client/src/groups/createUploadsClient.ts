import type { Result } from '../contract/problem/index.ts'
import type { SiteSettings } from '../contract/settings/index.ts'
import { type UploadsClient, uploadPhoto, uploadPhotoLegacy } from '../contract/uploads/index.ts'
import type { ApiClientOptions } from '../transport/ApiClientOptions.ts'
import { sendMultipartForm } from '../transport/sendMultipartForm.ts'

/**
 * Creates the client for a shopper's uploads. It fetches the shop's settings once, because they name the upload URL.
 */
export const createUploadsClient = (
  options: ApiClientOptions,
  settings: () => Promise<Result<SiteSettings>>,
): UploadsClient => ({
  photo: async ({ onProgress, signal, ...photo }) => {
    const known = await settings()
    if (!known.ok) return known
    const sending = { onProgress, signal }
    return known.value.hasNewUpload
      ? sendMultipartForm(options, uploadPhoto, photo, sending)
      : sendMultipartForm(options, uploadPhotoLegacy, photo, sending)
  },
})
