import { type MouseEvent, type ReactNode, useState } from 'react'
import { useLate } from '../../../react/useLate.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { Fault } from '../../Fault/Fault.tsx'
import type { Zoomed } from './Zoomed.ts'

/** Brings what shows pictures large. */
export const loadPictureZoom = () => import('./PictureZoom.tsx').then(({ PictureZoom }) => PictureZoom)

/** Lets buttons show pictures large: what they take, and what stands beside them. */
export function useZoom(load = loadPictureZoom): {
  readonly button: (zoomed: Zoomed) => ZoomButtonProps
  readonly beside: ReactNode
} {
  const { actions, messages } = useProduct()
  const { part: Zoom, state, warm, open, close } = useLate(load)
  const [zoomed, setZoomed] = useState<Zoomed>()
  return {
    button: (next) => ({
      'aria-haspopup': 'dialog',
      onPointerEnter: warm,
      onFocus: warm,
      onClick: (event) => {
        setZoomed(next)
        open(event)
        actions.look({ kind: 'zoomOpened', of: next.of, picture: next.picture })
      },
    }),
    beside: (
      <>
        <Fault text={state === 'failed' ? messages.failed : undefined} />
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
