import type { ChosenPhoto } from '@store/api-client/contract/rules/selection'
import { useEffect } from 'react'
import type { PhotoDesk } from '../../../store/photos/PhotoDesk.ts'

/** Says when a picture that a draft told of is not there any more. */
export function useLostPhoto(
  photo: ChosenPhoto | undefined,
  desk: Pick<PhotoDesk, 'brought' | 'lose'>,
): void {
  const { id = '', pictureSrc = '' } = photo ?? {}

  // Whether it is there only the shop knows.
  useEffect(() => {
    if (id === '' || desk.brought(id)) return undefined
    const picture = new Image()
    picture.onerror = () => desk.lose()
    picture.src = pictureSrc
    return () => {
      picture.onerror = null
    }
  }, [id, pictureSrc, desk])
}
