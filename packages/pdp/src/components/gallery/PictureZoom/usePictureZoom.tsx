import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLoadOnOpen } from '../../../react/useLoadOnOpen.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { ErrorMessage } from '../../ErrorMessage/ErrorMessage.tsx'
import type { ZoomablePictures } from './ZoomablePictures.ts'

/** Lazy-loads the image zoom. */
export const loadPictureZoom = () => import('./PictureZoom.tsx').then(({ PictureZoom }) => PictureZoom)

/** Returns the props of buttons that open the image zoom, and the zoom element. */
export function usePictureZoom(load = loadPictureZoom): {
  readonly button: (zoomed: ZoomablePictures) => ZoomButtonProps
  readonly beside: ReactNode
} {
  const { actions, messages } = useProduct()
  const { part: Zoom, state, preload, open, close } = useLoadOnOpen(load)
  const [zoomed, setZoomed] = useState<ZoomablePictures>()
  return {
    button: (next) => ({
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: (event) => {
        setZoomed(next)
        open(event)
        actions.trackEngagement({ kind: 'zoomOpened', of: next.of, picture: next.picture })
      },
    }),
    beside: (
      <>
        <ErrorMessage text={state === 'failed' ? messages.failed : undefined} />
        {Zoom && zoomed && <Zoom {...zoomed} open={state === 'open'} onClose={close} />}
      </>
    ),
  }
}

interface ZoomButtonProps {
  readonly 'aria-haspopup': 'dialog'
  readonly onPointerEnter: () => void
  readonly onFocus: () => void
  readonly onClick: (event: MouseEvent<HTMLElement>) => void
}
