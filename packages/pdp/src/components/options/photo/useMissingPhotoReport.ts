import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { useEffect } from 'react'
import type { PhotoUploader } from '../../../store/photos/PhotoUploader.ts'

/** Reports an uploaded image of a draft that no longer exists. */
export function useMissingPhotoReport(
  photo: ChosenPhoto | undefined,
  desk: Pick<PhotoUploader, 'hasUploaded' | 'markMissing'>,
): void {
  const { id = '', pictureSrc = '' } = photo ?? {}

  // Only the server knows whether it exists.
  useEffect(() => {
    if (id === '' || desk.hasUploaded(id)) return undefined
    const picture = new Image()
    picture.onerror = () => desk.markMissing()
    picture.src = pictureSrc
    return () => {
      picture.onerror = null
    }
  }, [id, pictureSrc, desk])
}
