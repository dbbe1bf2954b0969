/** An element of a page in some browser. */
export interface TabElement {
  /** Scrolls it to the middle of the window, where no sticky bar covers it, and returns where it is then. */
  readonly reveal: () => Promise<unknown>
  readonly click: () => Promise<void>
  /** Types text with the keyboard; selected content is replaced. */
  readonly type: (text: string) => Promise<void>
  /** Gives a file field the file at a path. */
  readonly upload: (path: string) => Promise<void>
}

/** Scrolls an element into view, in the page. Its result changes while the page is still moving. */
export function revealElement(element: Element): string {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    )
  return [x, y, width, height, isMoving && performance.now()].join()
}

/** One tab of a browser, with the operations that every automation protocol supports. */
export interface Tab {
  readonly goto: (url: string) => Promise<void>
  readonly goBack: () => Promise<void>
  readonly goForward: () => Promise<void>
  readonly reload: () => Promise<void>
  readonly getUrl: () => Promise<string>
  /** Evaluates a JavaScript expression in the page, or in a frame given by a CSS selector. */
  readonly evaluate: (expression: string, frame?: string) => Promise<unknown>
  /** Evaluates an expression to an element, if there is one. */
  readonly find: (expression: string, frame?: string) => Promise<TabElement | undefined>
  /** Returns a screenshot of the visible part, as PNG. */
  readonly takeScreenshot: () => Promise<Uint8Array>
  /** Closes the tab and its browser. */
  readonly close: () => Promise<void>
}

/** Opens a tab of a new browser whose window has a width, in CSS pixels. */
export type OpenTab = (width: number) => Promise<Tab>
