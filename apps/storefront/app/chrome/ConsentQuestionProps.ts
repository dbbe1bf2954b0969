import type { BackgroundOpener } from '../composition/createBackgroundOpener.ts'

/** Props of `ConsentQuestion`. */
export interface ConsentQuestionProps {
  readonly background: BackgroundOpener
}
