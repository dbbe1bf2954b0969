import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import type { Canvas2DContext } from './Canvas2DContext.ts'
import { drawCake } from './drawCake.ts'
import { drawCushion } from './drawCushion.ts'
import { drawMug } from './drawMug.ts'
import { drawPictureFrame } from './drawPictureFrame.ts'

/** Draws a gift and the content that `print` draws on it, with the gift's light and shade above. */
export type GiftRenderer = (pen: Canvas2DContext, print: () => void) => void

/** Renderer of each gift. */
export const giftRenderers: Readonly<Record<DesignTemplate, GiftRenderer>> = {
  mug: drawMug,
  cushion: drawCushion,
  frame: drawPictureFrame,
  cake: drawCake,
}
