import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { useEffect } from 'react'
import type { PhotoUploader } from '../../../store/photos/PhotoUploader.ts'

/** Says when a picture that a draft told of is not there any more. */
export function useMissingPhoto(
  photo: ChosenPhoto | undefined,
  desk: Pick<PhotoUploader, 'hasUploaded' | 'markMissing'>,
): void {
  const { id = '', pictureSrc = '' } = photo ?? {}

  // Whether it is there only the shop knows.
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
