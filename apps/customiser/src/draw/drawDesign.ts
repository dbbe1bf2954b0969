import type { DesignTemplate } from '@store/api-client/contract/catalogue'
import type { Design } from '../design/Design.ts'
import { type Canvas2DContext, withSavedCanvasState } from './Canvas2DContext.ts'
import { drawBackground } from './drawBackground.ts'
import { drawName } from './drawName.ts'
import { createPhotoOutline, drawPhoto } from './drawPhoto.ts'
import { getGiftLayout } from './getGiftLayout.ts'
import { giftRenderers } from './giftRenderers.ts'

/** Input of a drawing. */
export interface DesignDrawingInput {
  readonly template: DesignTemplate
  readonly design: Design
  /** The design's photo, once it is loaded. */
  readonly image: CanvasImageSource | undefined
  /** Placeholder text in place of a missing photo; the printed picture does not contain the placeholder. */
  readonly hint?: string | undefined
}

/** Draws a gift with a design on it, 1200 px wide and high. */
export function drawDesign(
  pen: Canvas2DContext,
  { template, design, image, hint }: DesignDrawingInput,
): void {
  const layout = getGiftLayout(template)
  const hasPlace = design.photo !== undefined || (hint !== undefined && design.name === '')
  drawBackground(pen)
  giftRenderers[template](pen, () => {
    if (design.photo && image) drawPhoto(pen, image, design.photo, layout.photo)
    else if (hasPlace && hint !== undefined) drawHint(pen, hint, layout.photo)
    drawName(pen, design, design.photo ? layout.nameBelow : layout.nameAlone)
  })
}

function drawHint(pen: Canvas2DContext, hint: string, place: Parameters<typeof createPhotoOutline>[0]): void {
  withSavedCanvasState(pen, () => {
    pen.fillStyle = 'rgb(247 241 232 / 0.8)'
    pen.fill(createPhotoOutline(place))
    pen.setLineDash([18, 14])
    pen.lineWidth = 4
    pen.strokeStyle = '#8c7b6c'
    pen.stroke(createPhotoOutline(place))
    pen.fillStyle = '#6b5d52'
    pen.font = '500 40px system-ui, sans-serif'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.fillText(hint, place.x, place.y, place.width - 40)
  })
}
