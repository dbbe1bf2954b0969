import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import { drawCake } from './drawCake.ts'
import { drawCushion } from './drawCushion.ts'
import { drawFrame } from './drawFrame.ts'
import { drawMug } from './drawMug.ts'
import type { Pen } from './Pen.ts'

/** Draws a gift, and on it what `print` draws, with the gift's light and shade over it. */
export type DrawGift = (pen: Pen, print: () => void) => void

/** How each gift is drawn. */
export const gifts: Readonly<Record<DesignTemplate, DrawGift>> = {
  mug: drawMug,
  cushion: drawCushion,
  frame: drawFrame,
  cake: drawCake,
}
