import type { PhotoError } from '@store/api-client/contract/rules/validatePhoto'
import type { Design } from '../design/Design.ts'

/** Messages of the customiser in a language. */
export interface Messages {
  /** Title of the document. */
  readonly page: string
  readonly title: (kind: string) => string
  /** Alternative text of the picture. */
  readonly picture: (kind: string, design: Design) => string
  readonly stage: string
  readonly stageHelp: string
  readonly parts: string
  readonly nameTab: string
  readonly photoTab: string
  readonly name: string
  readonly count: (used: number, limit: number) => string
  readonly refused: string
  readonly full: string
  readonly font: string
  readonly fonts: Readonly<Record<Design['font'], string>>
  readonly colour: string
  readonly colours: Readonly<Record<Design['colour'], string>>
  readonly choosePhoto: string
  readonly otherPhoto: string
  readonly removePhoto: string
  readonly photoHint: string
  readonly photoPlace: string
  readonly photoReading: string
  readonly photoPlaced: string
  readonly photoRemoved: string
  readonly photoSmall: string
  readonly photoFault: (fault: PhotoError) => string
  readonly tools: string
  readonly left: string
  readonly right: string
  readonly up: string
  readonly down: string
  readonly larger: string
  readonly smaller: string
  readonly turnLeft: string
  readonly turnRight: string
  /** Announced after the photo was moved, scaled or rotated. */
  readonly placed: (percent: number, degrees: number) => string
  readonly undo: string
  readonly undone: string
  readonly cancel: string
  readonly done: string
  readonly nothingYet: string
  readonly drawing: string
  readonly failed: string
  /** Shown when the page is opened outside of a shop. */
  readonly alone: string
  /** Description of the design, shown by the shop. */
  readonly chosen: (kind: string, design: Design) => string
}
