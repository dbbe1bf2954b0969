import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { useEffect } from 'react'
import type { PhotoUploader } from '../../../store/photos/PhotoUploader.ts'

/** Reports a photo of a restored draft that no longer exists on the server. */
export function useReportMissingPhoto(
  photo: ChosenPhoto | undefined,
  desk: Pick<PhotoUploader, 'hasUploaded' | 'markMissing'>,
): void {
  const { id = '', pictureSrc = '' } = photo ?? {}

  // Only a request shows whether the photo still exists.
  useEffect(() => {
    if (id === '' || desk.hasUploaded(id)) return undefined
    const stop = new AbortController()
    // After any other failure, such as a lost network, the server may still have the photo.
    fetch(pictureSrc, { method: 'HEAD', signal: stop.signal }).then(
      ({ status }) => status === 404 && desk.markMissing(),
      () => undefined,
    )
    return () => stop.abort()
  }, [id, pictureSrc, desk])
}
