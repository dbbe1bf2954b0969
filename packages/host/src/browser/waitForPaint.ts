import { runAfterPaint } from '@store/ui/lazy'

/**
 * Settles after the next paint, so that the work that follows does not delay the visual feedback of a tap. Settles
 * earlier if the page is hidden or left, because such a page is not painted.
 */
export const waitForPaint = (): Promise<void> => new Promise((resolve) => void runAfterPaint(resolve))
